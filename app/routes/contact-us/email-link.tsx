export function EmailLink({ address }: { address: string }) {
  return (
    <a className="text-link [overflow-wrap:anywhere]" href={`mailto:${address}`}>
      {address}
    </a>
  );
}
