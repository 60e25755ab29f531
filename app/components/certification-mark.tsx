export function CertificationMark({ mark, className }: { mark: string; className?: string }) {
  return <svg className={className} data-mark={mark} />;
}
