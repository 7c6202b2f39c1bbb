import { useEffect, useId, useRef, useState } from 'react';
import { CallbackButton } from '../../components/CallbackButton.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Text } from '../../components/Text.tsx';
import { englishLang, type Language } from '../../content-model/languages.ts';
import { formatRupees, keepNumbersWithWords } from '../../content-model/format.ts';
import type { Content, Words } from '../../content-model/content.ts';
import type { Trip, TripCardPage, TripTexts } from '../../content-model/schemas/trip.ts';
import { dateLabel, durationLabel, fullDates } from '../../content-model/trips/trip-dates.ts';

/** The texts that are the same on every card. */
export type TripCardTexts = Pick<
  Content<'trips/packages'>,
  'facilities' | 'facilitiesLabel' | 'perPerson' | 'requestCallback'
> &
  Pick<Words['trips'], 'dates' | 'duration'> &
  Partial<Pick<Words['effort'], 'fits' | 'hard'>>;

interface Props {
  trip: Trip;
  /** The language of the page; undefined for the default language. */
  language?: Language | undefined;
  /** The texts of the trip in that language, if there are any. */
  translation?: TripTexts | undefined;
  /** The page of the trip, if it has one. */
  page?: TripCardPage | undefined;
  texts: TripCardTexts;
  /** The URL of the picture for a trip whose cover is missing or does not load. */
  coverPlaceholder: string;
  /** The telephone number that takes the place of the button without JavaScript. */
  phone: { dial: string; display: string };
}

/**
 * The card of a trip (specification, "Trips and cards"). A browser may translate its texts before hydration,
 * hence `suppressHydrationWarning`.
 */
export function TripCard({ trip, language, translation, page, texts, coverPlaceholder, phone }: Props) {
  const { title, location, cities } = { ...trip, ...translation };
  const titleId = useId();
  const [coverFailed, setCoverFailed] = useState(false);
  const cover = useRef<HTMLImageElement>(null);
  const { start, end } = dateLabel(trip.startTime, trip.endTime, language);

  // A cover that has failed before hydration.
  useEffect(() => {
    if (cover.current?.complete && cover.current.naturalWidth === 0) setCoverFailed(true);
  }, []);

  return (
    <article className="trip-card card">
      <div className="arch">
        <img
          ref={cover}
          className="trip-cover"
          src={coverFailed ? coverPlaceholder : (trip.cover ?? coverPlaceholder)}
          alt=""
          width={400}
          height={300}
          loading="lazy"
          decoding="async"
          onError={() => setCoverFailed(true)}
        />
      </div>
      <p className="trip-price">
        <strong suppressHydrationWarning>{formatRupees(trip.cost)}</strong> <Text>{texts.perPerson}</Text>
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
          {page ? (
            <a href={page.path} suppressHydrationWarning>
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
            <Text>{fullDates(trip.startTime, trip.endTime, texts.dates, language)}</Text>
          </span>
        </p>
        <p>
          <Icon name="duration" />
          <Text>{keepNumbersWithWords(durationLabel(trip.startTime, trip.endTime, texts.duration))}</Text>
        </p>
        {page?.hard !== undefined && (
          <div className="trip-fit" data-hard={page.hard}>
            <p>
              <Icon name="fits" />
              <Text>{texts.fits ?? ''}</Text>
            </p>
            <p>
              <Icon name="hard" />
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
      <CallbackButton trip={trip.title} translatedTitle={translation?.title} describedBy={titleId}>
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
