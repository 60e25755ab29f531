import { Link } from "react-router";
import { parentsOf } from "~/lib/breadcrumbs";
import { BannerArt } from "./banner-art";
import { Icon } from "./icon";

/** The top of an inner page: the way here, the h1, one sentence, and a crop of the pattern. */
export function PageBanner({
  path,
  current,
  heading,
  intro,
}: {
  path: string;
  /** This page's name in the breadcrumb. */
  current: string;
  heading: string;
  intro: string;
}) {
  return (
    <div className="relative isolate overflow-hidden border-b bg-sunken pt-16">
      <BannerArt seed={current} />
      <div className="page py-12 md:py-18">
        <Breadcrumbs path={path} current={current} />
        <h1 className="mt-5 max-w-[13em] text-4xl font-750 tracking-[-0.03em] md:max-w-[11.5em]">{heading}</h1>
        <p className="mt-5 max-w-[39.5em] text-lg text-muted">{intro}</p>
      </div>
    </div>
  );
}

/** The pages above this one, as links, and this one. */
export function Breadcrumbs({
  path,
  current,
  currentClassName = "",
}: {
  path: string;
  current: string;
  currentClassName?: string;
}) {
  return (
    <nav aria-label="Breadcrumb" className="text-muted text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {parentsOf(path).map((parent, index) => (
          <li key={parent.path} className="flex items-center gap-x-2">
            {index > 0 && <Chevron />}
            <Link
              to={parent.path}
              prefetch="intent"
              className="rounded py-1 underline-offset-4 hover:(text-brand underline)"
            >
              {parent.name}
            </Link>
          </li>
        ))}
        <li aria-current="page" className={`flex items-center gap-x-2 py-1 text-ink ${currentClassName}`}>
          <Chevron />
          {current}
        </li>
      </ol>
    </nav>
  );
}

function Chevron() {
  return <Icon name="chevron-right" className="text-muted text-sm" />;
}
