import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';

const PAGE = 'dist/hi/index.html';
const WHOLE_FONT = '@fontsource-variable/baloo-2/files/baloo-2-devanagari-wght-normal.woff2';
const WEIGHT = 750;
const FONT_OF_DEVANAGARI = /url\("\/([^"]+\.woff2)"\)[^}]*unicode-range:U\+900/;

/** Words with conjuncts, half letters, reph, nukta, and vowel signs on all sides of a letter. */
const WORDS = [
  'क्षत्रिय ज्ञान श्री त्रिशूल शुद्ध विद्या द्वार उद्भव',
  'कार्य धर्म शर्तें मूर्ति आर्द्र कर्त्ता पार्टी',
  'ट्रेन ड्राइवर राष्ट्र मिट्टी चिट्ठी अड्डा गड्ढा',
  'प्रथा क्रम ग्राम भ्रम व्रत फ्रेम ब्रज घ्राण',
  'चिह्न ब्रह्मा आह्लाद प्रह्लाद असह्य',
  'ज़मीन फ़ोन सड़क पढ़ाई क़लम ख़त ग़म',
  'हिन्दी अन्न कन्या स्वास्थ्य संख्या ज्योत्स्ना',
  'अंग ऊँचा दुःख हैं में कौन डॉक्टर ऋषि कृपा रुपया रूप हृदय',
  'तत्त्व उज्ज्वल सत्य न्याय ख्याल ग्यारह प्यार बच्चा पत्ता',
  'पङ्क गङ्गा मञ्च पञ्जाब दण्ड लम्बा सम्भव',
  'लक्ष्मी तीक्ष्ण सूक्ष्म अध्यक्ष रक्षा पक्षी क्\u200dष राष्\u200cट्र',
  'खुश परिवार, इंडिया का सबसे खुश परिवार।',
];

const base64 = (file: string) => readFileSync(file).toString('base64');

test('Hindi headings have the shapes of the whole font: no conjunct is lost in the subset', async ({
  page,
}) => {
  const [, subset = ''] = FONT_OF_DEVANAGARI.exec(readFileSync(PAGE, 'utf8')) ?? [];
  const fonts = {
    whole: base64(new URL(import.meta.resolve(WHOLE_FONT)).pathname),
    subset: base64(`dist/${subset}`),
  };
  const widths = await page.evaluate(
    async ({ fonts, words, weight }) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      const measured: Record<string, number[]> = {};
      for (const [name, data] of Object.entries(fonts)) {
        const face = new FontFace(name, `url(data:font/woff2;base64,${data})`, { weight: '400 800' });
        document.fonts.add(await face.load());
        context.font = `${weight} 100px ${name}`;
        measured[name] = words.map((word) => Math.round(context.measureText(word).width));
      }
      return measured;
    },
    { fonts, words: WORDS.flatMap((line) => line.split(' ')), weight: WEIGHT },
  );
  expect(widths['whole']?.length).toBeGreaterThan(50);
  expect(widths['subset']).toEqual(widths['whole']);
});
