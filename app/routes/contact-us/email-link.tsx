export function EmailLink({ address }: { address: string }) {
  return (
    <a className="text-link" href={`mailto:${address}`}>
      {address}
    </a>
  );
}
