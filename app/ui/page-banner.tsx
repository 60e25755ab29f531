import { BannerArt } from "#app/patterns/banner-art.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

export function PageBanner({
  path,
  current,
  heading,
  intro,
}: {
  path: string;
  current: string;
  heading: string;
  intro: string;
}) {
  return (
    <div className="below-header relative isolate overflow-hidden border-b bg-sunken pt-16">
      <BannerArt seed={current} />
      <div className="page py-12 md:py-18">
        <Breadcrumbs path={path} current={current} />
        <h1 className="mt-5 max-w-[13em] text-4xl font-750 tracking-[-0.03em] md:max-w-[11.5em]">{heading}</h1>
        <p className="mt-5 max-w-[39.5em] text-lg text-muted">{intro}</p>
      </div>
    </div>
  );
}
