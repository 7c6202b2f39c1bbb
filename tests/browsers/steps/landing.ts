import { deepEqual, equal } from 'node:assert/strict';
import { content } from '../../e2e/content.ts';
import type { Step } from './step.ts';

const figures = content('landing/impact').stats.map(({ value }) => `${value}+`);
const { controls } = content('landing/feedbacks');
const { youtubeId } = content('landing/hero').video;
const CONTROL = '.carousel-controls button';

/**
 * The name on the testimonial that stands first in the carousel's frame, if it is another than the given one.
 */
const firstShownAfter = (last: string) => {
  const frame = document.querySelector('.carousel .swiper')?.getBoundingClientRect();
  const slide = [...document.querySelectorAll('.carousel .swiper-slide')].find(
    (candidate) => Math.abs(candidate.getBoundingClientRect().left - (frame?.left ?? 0)) < 1,
  );
  const name = slide?.querySelector('strong')?.textContent;
  return name === last ? null : name;
};

const isCurrentBullet = (label: string) =>
  document.querySelector('.carousel-bullet[aria-current]')?.getAttribute('aria-label') === label;

const ownVideo: Step = {
  promise: 'the video plays by itself, without sound, and is stopped by its button',
  async walk(visitor) {
    await visitor.visit('/');
    const muted = await visitor.until('the video plays', () => {
      const video = document.querySelector<HTMLVideoElement>('.promo-video > [data-video=playing] > video');
      return video && video.currentTime > 0.5 && { muted: video.muted, decoded: video.videoWidth > 0 };
    });
    deepEqual(muted, { muted: true, decoded: true });
    await visitor.press({ css: '.promo-video button' });
    await visitor.until('the video stands still', () => {
      const video = document.querySelector('video');
      return video?.paused && document.querySelector('.promo-video > [data-video=paused]') !== null;
    });
  },
};

/** What the video, the counters and the carousel promise. */
export const landing: Step[] = [
  // A YouTube video needs its host, which no test reaches.
  ...(youtubeId ? [] : [ownVideo]),
  {
    promise: 'the counters count from 0 to their figures once they are seen',
    async walk(visitor) {
      await visitor.visit('/');
      await visitor.ask(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        const stats = document.querySelector('#_stats');
        const figures = () => [...document.querySelectorAll('.counter [aria-hidden]')];
        const note = () =>
          seen.push(
            figures()
              .map(({ textContent }) => textContent)
              .join(' '),
          );
        if (stats) new MutationObserver(note).observe(stats, { childList: true, subtree: true });
        // Near, but not in view: figures that are seen before their script has come keep their value.
        const top = (stats?.getBoundingClientRect().top ?? 0) + scrollY;
        scrollTo({ top: top - innerHeight - 300, behavior: 'instant' });
      });
      await visitor.until(
        'the counters are ready',
        () => !document.querySelector('#_stats astro-island[ssr]'),
      );
      // Astro marks an island as hydrated before React runs its effects, which is in a task after a frame.
      await visitor.ask(() => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => document.body.setAttribute('data-effects-run', ''))),
        );
      });
      await visitor.until('the effects have run', () => document.body.hasAttribute('data-effects-run'));
      await visitor.ask(() => document.querySelector('#_stats')?.scrollIntoView({ behavior: 'instant' }));
      const seen = await visitor.until(
        'the last figures seen are the targets, after many others',
        (last: string) => {
          const { seen } = window as unknown as { seen: string[] };
          return seen.length > 10 && seen.at(-1) === last && seen;
        },
        figures.join(' '),
      );
      equal(
        seen.some((figures) => figures.startsWith('0+')),
        true,
        'The first counter has never shown 0+.',
      );
    },
  },
  {
    promise: 'the carousel has four testimonials, moves by Next and by a bullet, and pauses and plays',
    async walk(visitor) {
      await visitor.visit('/');
      equal(await visitor.ask(() => document.querySelectorAll('.carousel .swiper-slide').length), 4);
      await visitor.press({ css: CONTROL, words: controls.pause });
      await visitor.press({ css: CONTROL, words: controls.play });
      await visitor.press({ css: CONTROL, words: controls.pause });
      const first = await visitor.until('a testimonial stands first', firstShownAfter, '');
      await visitor.press({ css: CONTROL, words: controls.next });
      const second = await visitor.until('Next has moved it', firstShownAfter, first);
      const bullet = await visitor.ask(() => {
        const bullets = [...document.querySelectorAll('.carousel-bullet')];
        const current = bullets.findIndex((candidate) => candidate.hasAttribute('aria-current'));
        return bullets[(current + 2) % bullets.length]?.getAttribute('aria-label') ?? '';
      });
      await visitor.press({ css: '.carousel-bullet', words: bullet });
      await visitor.until('the bullet is current', isCurrentBullet, bullet);
      await visitor.until('the bullet has moved it', firstShownAfter, second);
    },
  },
];
