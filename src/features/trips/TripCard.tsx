import { CalendarHeart, Clock, MapPin } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Text } from '../../components/Text.tsx';
import { englishLang, type Language } from '../../lib/languages.ts';
import { keepNumbersWithWords } from '../../lib/non-breaking.ts';
import { formatRupees } from '../../lib/rupees.ts';
import type { PackagesTexts } from '../../schemas/trips.ts';
import type { Trip, TripTranslation } from '../../schemas/trip.ts';
import { dateLabel, durationLabel, fullDates } from './trip-dates.ts';

/** The texts that are the same on every card. */
export type TripCardTexts = Pick<
  PackagesTexts,
  'dates' | 'duration' | 'facilities' | 'facilitiesLabel' | 'perPerson'
>;

interface Props {
  trip: Trip;
  /** The language of the page; undefined for the default language. */
  language?: Language | undefined;
  /** The texts of the trip in that language, if there are any. */
  translation?: TripTranslation | undefined;
  texts: TripCardTexts;
  /** The URL of the picture for a trip whose cover is missing or does not load. */
  coverPlaceholder: string;
  /** The button or link at the end of the card. */
  children: ReactNode;
}

/** The card of a trip (specification, section 2). */
export function TripCard({ trip, language, translation, texts, coverPlaceholder, children }: Props) {
  const { title, location, cities } = { ...trip, ...translation };
  const [coverFailed, setCoverFailed] = useState(false);
  const { start, end } = dateLabel(trip.startTime, trip.endTime, language);
  return (
    <article className="trip-card card">
      <div className="arch">
        <img
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
        <strong>{formatRupees(trip.cost)}</strong> <Text>{texts.perPerson}</Text>
      </p>
      <div className="trip-name">
        {location && (
          <p className="trip-location">
            <MapPin aria-hidden size={20} />
            <bdi lang={englishLang(location, language)}>{location}</bdi>
          </p>
        )}
        <h3 dir="auto" lang={englishLang(title, language)}>
          {title}
        </h3>
        <p dir="auto" lang={englishLang(cities, language)}>
          {cities}
        </p>
      </div>
      <div className="trip-times">
        <p>
          <CalendarHeart aria-hidden size={20} />
          <span>
            <time dateTime={start.iso}>{start.text}</time> - <time dateTime={end.iso}>{end.text}</time>
            <br />
            <Text>{fullDates(trip.startTime, trip.endTime, texts.dates, language)}</Text>
          </span>
        </p>
        <p>
          <Clock aria-hidden size={20} />
          <Text>{keepNumbersWithWords(durationLabel(trip.startTime, trip.endTime, texts.duration))}</Text>
        </p>
      </div>
      <ul className="chips" aria-label={texts.facilitiesLabel}>
        {texts.facilities.map((facility) => (
          <li key={facility} lang={englishLang(facility, language)}>
            {facility}
          </li>
        ))}
      </ul>
      {children}
    </article>
  );
}
