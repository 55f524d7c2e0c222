import type { ReactNode } from 'react';
import { siteUrl } from '../../../platform/browser/filled-by-server.ts';
import { Breadcrumbs, type Crumb } from '../../../ui/breadcrumbs.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { JsonLd } from '../../../ui/json-ld.tsx';
import { type SceneName, ScenePicture } from '../../../ui/scene-picture.tsx';

/** 500 px, and 384 px on the pages of work dos and group weekends (SPEC 2). Longer words on a narrow phone may grow it. */
export type HeroHeight = 'tall' | 'short';
const HEIGHT: Record<HeroHeight, string> = { tall: 'min-h-[500px]', short: 'min-h-[384px]' };

/** Below each other on a phone: whether two of them fit beside each other there would hang on the font that has come. */
const ROWS = 'flex flex-col items-start sm:flex-row sm:flex-wrap';

export interface GuideHeroProps {
  scene: SceneName;
  height: HeroHeight;
  trail: readonly Crumb[];
  current: string;
  title: string;
  tagline: string;
  /** Country and rating of a city. */
  facts?: ReactNode;
  actions: ReactNode;
}

/** The poster at the top of a guide. The words stand on the scene's calm side, and the veil keeps them readable. */
export function GuideHero({ scene, height, trail, current, title, tagline, facts, actions }: GuideHeroProps) {
  return (
    <section
      aria-label={title}
      className={classNames('on-poster relative isolate flex overflow-hidden bg-ink text-cream', HEIGHT[height])}
    >
      <ScenePicture
        scene={scene}
        alt=""
        sizes="(max-width: 40rem) 28rem, max(100vw, 50rem)"
        isFirst
        className="absolute inset-0 -z-20 size-full object-cover object-[62%_60%]"
      />
      {/* Written out: the utilities for gradients and shadows would bring every page twenty registered properties. */}
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-[linear-gradient(#170b3f99,#170b3f80_55%,#0000_85%)] md:hidden"
      />
      <div aria-hidden="true" className="poster-veil absolute inset-0 -z-10" />
      <div className="mx-auto flex w-full max-w-page flex-col px-4 pt-4 pb-8 sm:px-6 sm:pt-5 md:pb-10">
        <Breadcrumbs trail={trail} current={current} />
        <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement: crumbItems(trail, current) }} />
        <div className="max-w-xl pt-3 md:mt-auto">
          <h1 className={classNames('display', height === 'tall' ? 'text-hero' : 'text-title')}>{title}</h1>
          <p className="mt-3 text-lead text-gold">{tagline}</p>
          {facts ? <div className={`mt-4 gap-y-2 font-medium sm:items-center sm:gap-x-5 ${ROWS}`}>{facts}</div> : null}
          <div className={`mt-6 gap-3 ${ROWS}`}>{actions}</div>
        </div>
      </div>
    </section>
  );
}

/** The trail as search engines read it; the last one is the page itself and needs no address. */
const crumbItems = (trail: readonly Crumb[], current: string) =>
  [...trail.map(({ label, href }) => ({ name: label, item: `${siteUrl()}${href}` })), { name: current }].map(
    (crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb }),
  );
