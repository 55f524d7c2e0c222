import { ArrowRight } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { type SceneName, ScenePicture } from '../../../ui/scene-picture.tsx';

export interface PosterLinkProps {
  href: string;
  scene: SceneName;
  title: string;
  text: string;
  shape: 'tall' | 'square';
}

/** The scene covers the card by its height, so it is drawn wider than the card is. */
const DRAWN_WIDTH = { tall: '38rem', square: '29rem' };

/** A scene with its name on it, as one link. The words stand on a veil that is dark whatever the scene. */
export function PosterLink({ href, scene, title, text, shape }: PosterLinkProps) {
  return (
    <a
      href={href}
      className={classNames(
        'on-poster group relative isolate flex h-full flex-col justify-end overflow-hidden rounded-card bg-ink text-cream shadow-card',
        shape === 'tall' ? 'min-h-72 sm:min-h-96' : 'min-h-72',
      )}
    >
      <ScenePicture
        scene={scene}
        alt=""
        sizes={DRAWN_WIDTH[shape]}
        widest={800}
        className="absolute inset-0 -z-20 size-full object-cover transition-transform duration-200 motion-safe:group-hover:scale-[1.03]"
      />
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-10 h-1/2 bg-[linear-gradient(#0000,#0d0626d9_50%,#0d0626)]"
      />
      <span className="flex flex-col p-4 sm:p-5">
        <span className="flex items-center justify-between gap-2 display text-section">
          {title}
          <ArrowRight
            aria-hidden="true"
            strokeWidth={1.75}
            className={classNames(
              'size-5 shrink-0 text-gold transition-transform duration-150 motion-safe:group-hover:translate-x-1',
              // Two cards beside each other on a phone have no room for it behind the longest name.
              shape === 'square' && 'max-sm:hidden',
            )}
          />
        </span>
        <span className="mt-1 text-sm sm:text-base">{text}</span>
      </span>
    </a>
  );
}
