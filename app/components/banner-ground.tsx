import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from "react";

/**
 * The ground of a banner (banner-art.tsx). Its geometry is worked out on the server; the first page's is in its HTML, so
 * a browser loads what draws it only when it goes on to another page.
 */
export const BannerGround = import.meta.env.SSR ? drawn((await import("./banner-art")).BannerArt) : kept();

type Ground = ComponentType<{ seed: string }>;

/** On the server: the drawing, in the box that the browser will look for. */
function drawn(Art: Ground): Ground {
  return function Drawn({ seed }) {
    return (
      <div className="contents">
        <Art seed={seed} />
      </div>
    );
  };
}

/** In the browser: the server's drawing is left as it is; on a later page it is drawn when its code has come. */
function kept(): Ground {
  const Art = lazy(async (): Promise<{ default: Ground }> => {
    try {
      return { default: (await import("./banner-art")).BannerArt };
    } catch (error) {
      console.error("The ground of a banner could not be loaded.", error);
      return { default: () => null };
    }
  });
  return function Kept({ seed }) {
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
          <Art seed={seed} />
        </Suspense>
      </div>
    );
  };
}
