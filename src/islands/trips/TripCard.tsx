import { useEffect, useId, useRef, useState } from 'react';
import { CallbackButton } from '#components/CallbackButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { Text } from '#components/Text.tsx';
import { englishLang, type Language } from '#content-model/languages.ts';
import { formatRupees, keepNumbersWithWords } from '#content-model/format.ts';
import type { Content, Words } from '#content-model/content.ts';
import type { Card } from '#content-model/trips/card.ts';
import { dateLabel, durationLabel, shortDates } from '#content-model/trips/trip-dates.ts';

/** The texts that are the same on every card. */
export type TripCardTexts = Pick<
  Content<'trips/packages'>,
  'facilities' | 'facilitiesLabel' | 'perPerson' | 'requestCallback'
> &
  Pick<Words['trips'], 'dates' | 'duration' | 'seats'> &
  Partial<Pick<Words['effort'], 'fits' | 'hard'>>;

interface Props {
  card: Card;
  /** The language of the page; undefined for the default language. */
  language?: Language | undefined;
  texts: TripCardTexts;
  /** The URL of the picture for a trip whose cover is missing or does not load. */
  coverPlaceholder: string;
  /** The telephone number in place of the button without JavaScript. */
  phone: { dial: string; display: string };
}

/** See specification, "Trips and cards". `suppressHydrationWarning`: a browser may translate the texts. */
export function TripCard({ card, language, texts, coverPlaceholder, phone }: Props) {
  const { title, location, cities, english, startTime, endTime, path, unfit, seats } = card;
  const titleId = useId();
  const [coverFailed, setCoverFailed] = useState(false);
  const cover = useRef<HTMLImageElement>(null);
  const { start, end } = dateLabel(startTime, endTime, language);

  // A cover may have failed before hydration.
  useEffect(() => {
    if (cover.current?.complete && cover.current.naturalWidth === 0) setCoverFailed(true);
  }, []);

  return (
    <article className="trip-card card">
      <div className="arch">
        <img
          ref={cover}
          className="trip-cover"
          src={coverFailed ? coverPlaceholder : (card.cover ?? coverPlaceholder)}
          alt=""
          width={400}
          height={300}
          loading="lazy"
          decoding="async"
          onError={() => setCoverFailed(true)}
        />
      </div>
      <p className="trip-price">
        <strong className="large-number" suppressHydrationWarning>
          {formatRupees(card.cost)}
        </strong>{' '}
        <Text>{texts.perPerson}</Text>
      </p>
      <div className="trip-name">
        {location && (
          <p className="trip-location">
            <Icon name="place" />
            <bdi lang={englishLang(location, language)} suppressHydrationWarning>
              {location}
            </bdi>
          </p>
        )}
        <h3 id={titleId} dir="auto" lang={englishLang(title, language)} suppressHydrationWarning>
          {path ? (
            <a href={path} suppressHydrationWarning>
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
        <p dir="auto" lang={englishLang(cities, language)} suppressHydrationWarning>
          {cities}
        </p>
      </div>
      <div className="trip-times">
        <p>
          <Icon name="dates" />
          <span>
            <time dateTime={start.iso} suppressHydrationWarning>
              {start.text}
            </time>
            <Text>{' - '}</Text>
            <time dateTime={end.iso} suppressHydrationWarning>
              {end.text}
            </time>
            <br />
            <Text>{shortDates(startTime, endTime, texts.dates, language)}</Text>
          </span>
        </p>
        <p>
          <Icon name="duration" />
          <Text>{keepNumbersWithWords(durationLabel(startTime, endTime, texts.duration))}</Text>
        </p>
        {seats && (
          <p>
            <Icon name="seats" />
            <strong>
              <Text>{texts.seats[seats]}</Text>
            </strong>
          </p>
        )}
        {unfit !== undefined && (
          <div className="trip-fit" data-unfit={unfit}>
            <p>
              <Icon name="fits" />
              <Text>{texts.fits ?? ''}</Text>
            </p>
            <p>
              <Icon name="unfit" />
              <Text>{texts.hard ?? ''}</Text>
            </p>
          </div>
        )}
      </div>
      <ul className="row chips" aria-label={texts.facilitiesLabel}>
        {texts.facilities.map((facility) => (
          <li key={facility} lang={englishLang(facility, language)} suppressHydrationWarning>
            {facility}
          </li>
        ))}
      </ul>
      <CallbackButton trip={english ?? title} translatedTitle={english && title} describedBy={titleId}>
        <Text>{texts.requestCallback}</Text>
      </CallbackButton>
      <noscript>
        <a className="button" href={`tel:${phone.dial}`}>
          {phone.display}
        </a>
      </noscript>
    </article>
  );
}
