import { Icon } from "#app/media/icon.tsx";
import type { Job } from "#content/types.ts";

export function Requirements({ job, className }: { job: Job; className: string }) {
  return (
    <ul className={`grid gap-x-10 ${className}`}>
      {job.requirements.map((requirement) => (
        <li key={requirement} className="flex gap-3">
          <Icon name="check" className="mt-1 text-lg text-brand" />
          {requirement}
        </li>
      ))}
    </ul>
  );
}
