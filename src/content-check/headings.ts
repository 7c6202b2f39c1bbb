import { slug } from 'github-slugger';
import type { MdastNode } from 'satteri';
import { startLine, plainTextOf } from './markdown.ts';
import { lineAt, type Issue } from './issue.ts';

type Heading = Extract<MdastNode, { type: 'heading' }>;

/** Returns the headings among the nodes of a Markdown text. */
export function headingsOf(nodes: readonly MdastNode[]): Heading[] {
  return nodes.filter((node) => node.type === 'heading');
}

/** Checks the headings of a legal text. */
export function headingIssues(file: string, text: string, headings: readonly Heading[]): Issue[] {
  const issues = [
    ...headings.flatMap((heading) => issuesOfHeading(file, heading)),
    ...[...text.matchAll(/^#{1,6}(?=[^#\s])/gm)].map(({ index }) => ({
      file,
      line: lineAt(text, index),
      field: '',
      problem: 'has a heading without a space after the #',
      fix: 'Put a space between # and the words.',
    })),
  ];
  return issues.length > 0 ? issues : contentsIssues(file, headings);
}

function issuesOfHeading(file: string, heading: Heading): Issue[] {
  const words = plainTextOf(heading);
  const issue = (problem: string, fix: string) => [
    { file, line: startLine(heading), field: '', problem, fix },
  ];
  if (heading.depth === 1) {
    return issue(
      'has a heading with a single #, which is reserved for the title of the page',
      `Write ## ${words}. The title of the page is at the top, after "title:".`,
    );
  }
  if (slug(words) === '')
    return issue('has a heading without letters or digits', 'Write words after the #, or delete the line.');
  return [];
}

/** Reports a text without second-level headings, from which the list of contents is generated. */
function contentsIssues(file: string, headings: readonly Heading[]): Issue[] {
  const [first] = headings;
  if (!first) {
    const fix = 'Begin each part with a line such as: ## Eligibility';
    return [{ file, field: '', problem: 'has no heading', fix }];
  }
  if (headings.some(({ depth }) => depth === 2)) return [];
  const problem = 'has no heading that begins with ## and a space, so its list of contents is empty';
  return [{ file, line: startLine(first), field: '', problem, fix: `Write ## ${plainTextOf(first)}` }];
}
