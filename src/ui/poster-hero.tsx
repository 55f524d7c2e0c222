import type { ReactNode } from 'react';
import { type SceneName, ScenePicture } from './scene-picture.tsx';

export interface PosterHeroProps {
  scene: SceneName;
  title: string;
  lead: string;
  /** Buttons under the words. */
  children?: ReactNode;
}

/** The poster at the top of a page. The words stand on the scene's calm side, and the veil keeps them readable. */
export function PosterHero({ scene, title, lead, children }: PosterHeroProps) {
  return (
    <section aria-label={title} className="on-poster relative isolate overflow-hidden bg-ink text-cream">
      <ScenePicture
        scene={scene}
        alt=""
        sizes="(max-width: 40rem) 28rem, max(100vw, 50rem)"
        isFirst
        className="absolute inset-0 -z-20 size-full object-cover object-[62%_100%] md:object-[62%_60%]"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-linear-to-b from-ink/60 via-ink/55 via-65% to-transparent md:hidden"
      />
      <div aria-hidden="true" className="poster-veil absolute inset-0 -z-10" />
      <div className="mx-auto flex max-w-page flex-col px-4 pt-12 pb-60 sm:px-6 md:min-h-[30rem] md:justify-center md:py-16">
        <h1 className="max-w-[34rem] display text-[min(13vw,clamp(2.6rem,1.6rem+3.4vw,4.25rem))] leading-none tracking-[-0.03em]">
          {title}
        </h1>
        <p className="mt-4 max-w-[30rem] text-lead">{lead}</p>
        {children ? <div className="mt-7 flex flex-wrap gap-3">{children}</div> : null}
      </div>
    </section>
  );
}
