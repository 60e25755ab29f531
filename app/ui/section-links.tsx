export function SectionLinks({ sections }: { sections: { id: string; heading: string }[] }) {
  return (
    <ol className="grid border-l">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inset-focus -ml-px block border-transparent border-l py-1.5 pl-4 text-muted text-sm
              underline-offset-4 hover:underline"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}
