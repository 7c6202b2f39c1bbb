import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';

/** Every preset but `prettier`, which only switches rules off. */
const validator = new HtmlValidate({
  root: true,
  extends: [
    'html-validate:recommended',
    'html-validate:standard',
    'html-validate:document',
    'html-validate:a11y',
    'html-validate:browser',
  ],
  rules: {
    // React writes `popoverTarget`, `autofocus=""` and `<img/>`, which mean the same to an HTML parser.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    // A number may wrap where it would overflow otherwise, and a no-break space would be copied with it.
    'tel-non-breaking': 'off',
    // ARIA allows a name for <video>. The rule still reports elements that can have none.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The questions above the trips send nothing: CSS reads their answers.
    'wcag/h32': 'off',
    // An attacker who can change a file of the site can also change its hash in the page.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

/** An entry with line, column, rule and problem for each violation of the HTML standard in a file. */
export async function htmlErrors(file: string): Promise<string[]> {
  const { results } = await validator.validateString(readFileSync(file, 'utf8'), file);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ line, column, ruleId, message, selector }) =>
        `${file}:${line}:${column}: ${message} (${ruleId}) at ${selector ?? 'the document'}`,
    ),
  );
}
