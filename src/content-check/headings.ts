import { slug } from 'github-slugger';
import type { MdastNode } from 'satteri';
import { lineOf, textOf } from './markdown.ts';
import { lineAt, type Mistake } from './issue.ts';

type Heading = Extract<MdastNode, { type: 'heading' }>;

/** The headings among the parts of a text. */
export function headingsOf(nodes: readonly MdastNode[]): Heading[] {
  return nodes.filter((node) => node.type === 'heading');
}

/** Tells what is wrong with the headings of a legal text. */
export function headingMistakes(file: string, text: string, headings: readonly Heading[]): Mistake[] {
  const mistakes = [
    ...headings.flatMap((heading) => oneHeading(file, heading)),
    ...[...text.matchAll(/^#{1,6}(?=[^#\s])/gm)].map(({ index }) => ({
      file,
      line: lineAt(text, index),
      field: '',
      wrong: 'has a heading without a space after the #',
      mend: 'Put a space between # and the words.',
    })),
  ];
  return mistakes.length > 0 ? mistakes : noChapters(file, headings);
}

function oneHeading(file: string, heading: Heading): Mistake[] {
  const words = textOf(heading);
  const mistake = (wrong: string, mend: string) => [{ file, line: lineOf(heading), field: '', wrong, mend }];
  if (heading.depth === 1) {
    return mistake(
      'has a heading with a single #, which is kept for the title of the page',
      `Write ## ${words}. The title of the page stands at the top, after "title:".`,
    );
  }
  if (slug(words) === '')
    return mistake(
      'has a heading without letters or digits',
      'Write words behind the #, or delete the line.',
    );
  return [];
}

/** Tells that a text has nothing of which its list of contents could be made. */
function noChapters(file: string, headings: readonly Heading[]): Mistake[] {
  const [first] = headings;
  if (!first) {
    const mend = 'Begin each part with a line such as: ## Eligibility';
    return [{ file, field: '', wrong: 'has no heading', mend }];
  }
  if (headings.some(({ depth }) => depth === 2)) return [];
  const wrong = 'has no heading that begins with ## and a space, so its list of contents is empty';
  return [{ file, line: lineOf(first), field: '', wrong, mend: `Write ## ${textOf(first)}` }];
}
