import { classNames } from './class-names.ts';

/** The drawn scenes of the site, by the name of their files in /art. */
export type SceneName =
  | 'home'
  | 'london'
  | 'amsterdam'
  | 'barcelona'
  | 'prague'
  | 'bristol'
  | 'dublin'
  | 'krakow'
  | 'lisbon'
  | 'stag-do'
  | 'hen-do'
  | 'birthday'
  | 'work-do'
  | 'group-weekends'
  | 'wrong-turn';

const WIDTHS = [400, 800, 1200, 1800] as const;
/** Scenes are drawn 8 to 5. */
const HEIGHT_OF_WIDTH = 5 / 8;

const sourceSet = (scene: SceneName, format: 'avif' | 'webp' | 'jpg', widest: number): string =>
  // A JPEG of 1800 px is larger than any browser that needs one deserves.
  WIDTHS.filter((width) => width <= widest && (format !== 'jpg' || width < 1800))
    .map((width) => `/art/${scene}-${width}.${format} ${width}w`)
    .join(', ');

export interface ScenePictureProps {
  scene: SceneName;
  /** Empty where the scene only decorates. */
  alt: string;
  /** How wide it is drawn, as the `sizes` attribute says it. */
  sizes: string;
  /** The widest file worth offering: a small card needs no poster, and twelve of them fill a page with addresses. */
  widest?: (typeof WIDTHS)[number];
  /** The largest picture of the first screen: fetched at once and first. */
  isFirst?: boolean;
  className?: string;
  /** Of the picture element; `contents` by default, so that the image obeys the box around it. */
  pictureClassName?: string;
}

/** One scene in the best format and size the browser takes. */
export function ScenePicture({
  scene,
  alt,
  sizes,
  widest = 1800,
  isFirst = false,
  className,
  pictureClassName,
}: ScenePictureProps) {
  return (
    <picture className={classNames('contents', pictureClassName)}>
      <source type="image/avif" srcSet={sourceSet(scene, 'avif', widest)} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(scene, 'webp', widest)} sizes={sizes} />
      <img
        src={`/art/${scene}-800.jpg`}
        srcSet={sourceSet(scene, 'jpg', widest)}
        sizes={sizes}
        alt={alt}
        width={1200}
        height={1200 * HEIGHT_OF_WIDTH}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        className={className}
      />
    </picture>
  );
}
