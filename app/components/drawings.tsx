import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from "react";

/**
 * The site's drawings. Their geometry is worked out on the server; the first page's are in its HTML, so a browser
 * loads what draws them only when it goes on to another page.
 */
export const BannerArt = import.meta.env.SSR
  ? drawn((await import("./banner-art")).BannerArt)
  : kept(async () => (await import("./banner-art")).BannerArt);

export const CertificationMark = import.meta.env.SSR
  ? drawn((await import("./certification-mark")).CertificationMark)
  : kept(async () => (await import("./certification-mark")).CertificationMark);

export const HeroArt = import.meta.env.SSR
  ? drawn((await import("./hero-art")).HeroArt)
  : kept(async () => (await import("./hero-art")).HeroArt);

export const MissingStar = import.meta.env.SSR
  ? drawn((await import("./missing-star")).MissingStar)
  : kept(async () => (await import("./missing-star")).MissingStar);

export const ReachMap = import.meta.env.SSR
  ? drawn((await import("./reach-map")).ReachMap)
  : kept(async () => (await import("./reach-map")).ReachMap);

/** On the server: the drawing, in the box that the browser will look for. */
function drawn<Props extends object>(Art: ComponentType<Props>): ComponentType<Props> {
  return function Drawing(props: Props) {
    return (
      <div className="contents">
        <Art {...props} />
      </div>
    );
  };
}

/** In the browser: the server's drawing is left as it is; on a later page it is drawn when its code has come. */
function kept<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Art = lazy(async () => ({
    default: await load().catch((error: unknown): ComponentType<Props> => {
      console.error("A drawing could not be loaded.", error);
      return () => null;
    }),
  }));
  return function Drawing(props: Props) {
    const hydrating = useSyncExternalStore(
      () => () => undefined,
      () => false,
      () => true,
    );
    const [fromServer] = useState(hydrating);
    if (fromServer) {
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the way to have React leave what is there alone
      return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
    }
    return (
      <div className="contents">
        <Suspense>
          <Art {...props} />
        </Suspense>
      </div>
    );
  };
}
