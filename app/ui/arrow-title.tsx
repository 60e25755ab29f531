import { Icon } from "#app/media/icon.tsx";

/** The title of a linked card. The arrow stays on the line of the last word. */
export function ArrowTitle({
  title,
  icon = "arrow-right",
}: {
  title: string;
  icon?: "arrow-right" | "arrow-up-right";
}) {
  const lastWord = title.lastIndexOf(" ") + 1;
  return (
    <>
      {title.slice(0, lastWord)}
      <span className="whitespace-nowrap">
        {title.slice(lastWord)}
        <Icon name={icon} className="ml-1 text-brand moving-arrow" />
      </span>
    </>
  );
}
