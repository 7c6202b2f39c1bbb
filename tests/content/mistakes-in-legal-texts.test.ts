import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-tools/check/check.ts';
import { lineAt, formatIssue } from '../../src/content-tools/check/issue.ts';
import { copyOfContent, edit } from './copy.ts';

const TERMS = 'content/legal/terms-of-service.md';
const PRIVACY = 'content/legal/privacy-policy.md';

/** Gives a legal text that has these words under its front matter. */
const newText = (words: string) =>
  `---\ntitle: Refunds\ndescription: How refunds work.\nupdated: 2026-11-20\n---\n\n${words}\n`;

/** Copies `content/` with two legal texts that have all that the cases below change. */
function copyWithTexts(): string {
  const top = copyOfContent();
  const terms =
    '## Eligibility\n\nRead [this](/privacy-policy) or [that](#contact).\n\n## Contact\n\n{{email}}';
  writeFileSync(join(top, TERMS), newText(terms));
  writeFileSync(join(top, PRIVACY), newText('## Cookies and storage on your device\n\nNone.'));
  return top;
}

interface Case {
  was: string | RegExp;
  becomes: string;
  /** What stands in the line that the check must name. */
  line: string;
  field: string;
  says: RegExp;
}

const cases: Record<string, Case> = {
  'a missing title': {
    was: /title: .*\n/,
    becomes: '',
    line: '---',
    field: 'title',
    says: /is missing.*\n.*The title of the page/,
  },
  'a missing date of last change': {
    was: /updated: .*\n/,
    becomes: '',
    line: '---',
    field: 'updated',
    says: /is missing.*\n.*year-month-day/,
  },
  'a date of two digits': {
    was: /updated: 20/,
    becomes: 'updated: ',
    line: 'updated:',
    field: 'updated',
    says: /date that exists.*\n.*2027-02-14/,
  },
  'a date in words': {
    was: /updated: .*/,
    becomes: 'updated: 20 November 2026',
    line: 'updated:',
    field: 'updated',
    says: /date that exists/,
  },
  'the 31st of February': {
    was: /updated: .*/,
    becomes: 'updated: 2026-02-31',
    line: 'updated:',
    field: 'updated',
    says: /date that exists/,
  },
  'a name with a typing slip': {
    was: 'updated:',
    becomes: 'update:',
    line: 'update:',
    field: 'update',
    says: /Did you mean "updated"/,
  },
  'a title that is a date': {
    was: /title: .*/,
    becomes: 'title: 2026-01-01',
    line: 'title:',
    field: 'title',
    says: /is read as a date, but must be a text.*\n.*Put quotes around it: "2026-01-01"/,
  },
  'a title with a colon': {
    was: /title: .*/,
    becomes: 'title: Terms: the whole',
    line: 'title:',
    field: '',
    says: /cannot be read.*\n.*between quotes/,
  },
  'a text without its first lines': {
    was: /^---[^]*?\n---\n/,
    becomes: '',
    line: '',
    field: '',
    says: /does not begin with its title.*\n.*Copy the first lines/,
  },
  'a fact that there is not': {
    was: '{{email}}',
    becomes: '{{emial}}',
    line: '{{emial}}',
    field: '{{emial}}',
    says: /not a fact.*\n.*Did you mean \{\{email\}\}/,
  },
  'a fact inside a link': {
    was: '{{email}}',
    becomes: '[write](mailto:{{email}})',
    line: '[write]',
    field: 'A link',
    says: /cannot be part of an address.*\n.*without a link/,
  },
  'a link to a page that there is not': {
    was: '(/privacy-policy)',
    becomes: '(/privacy-polcy)',
    line: '/privacy-polcy',
    field: 'A link',
    says: /no such page.*\n.*Did you mean \/privacy-policy\?/,
  },
  'a link to a file instead of a page': {
    was: '(/privacy-policy)',
    becomes: '(privacy-policy.md)',
    line: 'privacy-policy.md',
    field: 'A link',
    says: /no such page.*\n.*Did you mean \/privacy-policy\?/,
  },
  'a link out of the site without https': {
    was: '(/privacy-policy)',
    becomes: '(www.google.com/x)',
    line: 'www.google.com',
    field: 'A link',
    says: /no such page.*\n.*https:\/\/www\.google\.com\/x/,
  },
  'a link to a heading that there is not': {
    was: '(#contact)',
    becomes: '(#contacts)',
    line: '(#contacts)',
    field: 'A link',
    says: /no heading with that anchor.*\n.*Did you mean #contact\?/,
  },
  'a link to a heading of another page that there is not': {
    was: '(/privacy-policy)',
    becomes: '(/privacy-policy#cookys-and-storage-on-your-device)',
    line: '#cookys',
    field: 'A link',
    says: /\/privacy-policy has no heading.*\n.*\/privacy-policy#cookies-and-storage-on-your-device/,
  },
  'a heading of the first level': {
    was: '## Eligibility',
    becomes: '# Eligibility',
    line: '# Eligibility',
    field: '',
    says: /single #.*\n.*Write ## Eligibility/,
  },
  'a picture': {
    was: '(/privacy-policy)',
    becomes: '(/privacy-policy) ![A stamp](../images/about.svg)',
    line: '![A stamp]',
    field: '',
    says: /picture, which cannot be part of a legal text.*\n.*Delete it.*!\[/,
  },
  'a picture under an address of the site': {
    was: '(/privacy-policy)',
    becomes: '(/privacy-policy) ![A stamp](/images/about.svg)',
    line: '![A stamp]',
    field: '',
    says: /cannot be part of a legal text/,
  },
  'a link in HTML': {
    was: '(/privacy-policy)',
    becomes: '(/privacy-policy) <a href="/trip">Trips</a>',
    line: '<a href',
    field: '',
    says: /This line has HTML: <a href="\/trip">.*\n.*\[words\]\(\/trips\)/,
  },
  'a script': {
    was: '## Eligibility',
    becomes: '<script>\nalert(1)\n</script>\n\n## Eligibility',
    line: '<script>',
    field: '',
    says: /This line has HTML: <script>/,
  },
  'a block in HTML': {
    was: '## Eligibility',
    becomes: '<div class="x">\n\nWords\n\n</div>\n\n## Eligibility',
    line: '<div',
    field: '',
    says: /This line has HTML: <div class="x">/,
  },
  'a picture in HTML': {
    was: '## Eligibility',
    becomes: '<img src="/images/about.svg">\n\n## Eligibility',
    line: '<img',
    field: '',
    says: /This line has HTML: <img/,
  },
  'a comment without its end': {
    was: '## Eligibility',
    becomes: '<!-- to do\n\n## Eligibility',
    line: '<!--',
    field: '',
    says: /comment that is never closed.*\n.*-->/,
  },
  'a link without an address': {
    was: '(/privacy-policy)',
    becomes: '()',
    line: ']()',
    field: 'A link',
    says: /has no address.*\n.*between \( and \)/,
  },
  'a heading without words': {
    was: '## Eligibility',
    becomes: '## \n\n## Eligibility',
    line: '## \n',
    field: '',
    says: /heading without letters or digits.*\n.*Write words/,
  },
  'a heading of signs alone': {
    was: '## Eligibility',
    becomes: '## !!!\n\n## Eligibility',
    line: '## !!!',
    field: '',
    says: /heading without letters or digits/,
  },
  'a date that is still to come': {
    was: /updated: .*/,
    becomes: 'updated: 2099-01-31',
    line: 'updated:',
    field: 'updated',
    says: /in the future.*\n.*[Tt]oday's date/,
  },
  'a heading without a space': {
    was: '## Eligibility',
    becomes: '##Eligibility',
    line: '##Eligibility',
    field: '',
    says: /without a space after the #/,
  },
  'a fact with a brace missing': {
    was: '{{email}}',
    becomes: '{{email}',
    line: '{{email}',
    field: '',
    says: /braces without a fact.*\n.*\{\{email\}\}/,
  },
  'a fact in single braces': {
    was: '{{email}}',
    becomes: '{email}',
    line: '{email}',
    field: '',
    says: /braces without a fact/,
  },
  'a link whose brackets are reversed': {
    was: '[this](/privacy-policy)',
    becomes: '(this)[/privacy-policy]',
    line: '(this)',
    field: '',
    says: /brackets are reversed.*\n.*\[words\]\(\/trips\)/,
  },
  'a link with a blank between its brackets': {
    was: '[this](/',
    becomes: '[this] (/',
    line: '[this]',
    field: '',
    says: /blank between the brackets/,
  },
  'a link with a blank in its address': {
    was: '(/privacy-policy)',
    becomes: '(/privacy policy)',
    line: '/privacy policy',
    field: '',
    says: /blank in its address/,
  },
  'a link without its last bracket': {
    was: '(/privacy-policy)',
    becomes: '(/privacy-policy',
    line: '[this]',
    field: '',
    says: /last bracket \) is missing/,
  },
  'a link without its first bracket': {
    was: '[this]',
    becomes: 'this]',
    line: 'this]',
    field: '',
    says: /first bracket \[ is missing/,
  },
  'a link without its middle bracket': {
    was: '[this]',
    becomes: '[this',
    line: '[this(',
    field: '',
    says: /bracket \] is missing/,
  },
  'an indented paragraph': {
    was: 'Read [this]',
    becomes: '    Read [this]',
    line: 'Read [this]',
    field: '',
    says: /indented, which is shown as code.*\n.*Delete the blanks/,
  },
  'a text with a line of hyphens under it': {
    was: '## Eligibility',
    becomes: 'Eligibility\n---',
    line: 'Eligibility\n',
    field: '',
    says: /line of = or - under a text/,
  },
  'a text with a line of equals signs under it': {
    was: '## Eligibility',
    becomes: 'Eligibility\n===',
    line: 'Eligibility\n',
    field: '',
    says: /line of = or - under a text/,
  },
  'a line of equals signs': {
    was: '## Eligibility',
    becomes: '=======\n\n## Eligibility',
    line: '=======',
    field: '',
    says: /two versions of the same lines/,
  },
  'a heading with a number': {
    was: '## Eligibility',
    becomes: '## 1. Eligibility',
    line: '## 1.',
    field: '',
    says: /heading with a number.*\n.*Delete the number/,
  },
  'a heading with a Hindi number': {
    was: '## Eligibility',
    becomes: '## २) Eligibility',
    line: '## २',
    field: '',
    says: /heading with a number/,
  },
  'a heading that skips a level': {
    was: '## Contact',
    becomes: '#### Help\n\n## Contact',
    line: '#### Help',
    field: '',
    says: /skips a level/,
  },
  'a no-break space after the #': {
    was: '## Eligibility',
    becomes: '##\u00a0Eligibility',
    line: '##\u00a0',
    field: '',
    says: /a no-break space \(U\+00A0\) after: ##/,
  },
  'a list of bullets': {
    was: '## Contact',
    becomes: '• One\n• Two\n• Three\n\n## Contact',
    line: '• One',
    field: '',
    says: /sign that makes no list.*\n.*hyphen and a space/,
  },
  'a list without spaces': {
    was: '## Contact',
    becomes: '-One\n\n## Contact',
    line: '-One',
    field: '',
    says: /without a space after it.*\n.*hyphen and a space/,
  },
  'bold words with a blank inside': {
    was: 'Read [this]',
    becomes: 'Read **the whole ** and [this]',
    line: 'Read **',
    field: '',
    says: /so that the words are not emphasized/,
  },
  'a title that # cuts off': {
    was: /title: .*/,
    becomes: 'title: Refunds # new',
    line: 'title:',
    field: 'title',
    says: /cut off before the #.*\n.*quotes around/,
  },
  'a line of the beginning twice': {
    was: /(description: .*)/,
    becomes: '$1\ndescription: Other',
    line: 'description: Other',
    field: '',
    says: /same name twice/,
  },
  'a tab at the beginning': {
    was: /\ntitle/,
    becomes: '\n\ttitle',
    line: '\ttitle',
    field: '',
    says: /has a tab.*\n.*two spaces/,
  },
  'an address without s': {
    was: '(/privacy-policy)',
    becomes: '(http://google.com)',
    line: 'http:',
    field: 'A link',
    says: /no address that browsers.*\n.*https:/,
  },
  'an address with one slash': {
    was: '(/privacy-policy)',
    becomes: '(https:/google.com)',
    line: 'https:',
    field: 'A link',
    says: /no address that browsers/,
  },
  'a mail address with slashes': {
    was: '(/privacy-policy)',
    becomes: '(mailto://a@club.example)',
    line: 'mailto:',
    field: 'A link',
    says: /no address that browsers.*\n.*mailto:/,
  },
  'a mail address without @': {
    was: '(/privacy-policy)',
    becomes: '(mailto:club.example)',
    line: 'mailto:',
    field: 'A link',
    says: /no address that browsers/,
  },
  'a character that changes the direction': {
    was: 'Read [this]',
    becomes: 'Re\u202ead [this]',
    line: 'Re\u202e',
    field: '',
    says: /an invisible character \(U\+202E\) after: Re/,
  },
  'a zero-width space': {
    was: 'Read [this]',
    becomes: 'Re\u200bad [this]',
    line: 'Re\u200b',
    field: '',
    says: /a zero-width space \(U\+200B\)/,
  },
};

describe('The check of the legal texts tells', () => {
  it.each(Object.entries(cases))('%s', async (_, { was, becomes, line, field, says }) => {
    const top = copyWithTexts();
    const text = edit(top, TERMS, was, becomes);
    const mistakes = await checkContent(top);
    expect(mistakes.map(formatIssue)).toHaveLength(1);
    expect(mistakes[0]).toMatchObject({ file: TERMS, line: lineAt(text, text.indexOf(line)), field });
    expect(mistakes.map(formatIssue).join('')).toMatch(says);
  });

  it('a text without any heading', async () => {
    const top = copyWithTexts();
    edit(top, PRIVACY, /^#+ .*$/gm, 'x');
    const told = (await checkContent(top)).map(formatIssue).join('\n');
    expect(told).toMatch(/privacy-policy\.md\n {2}This file has no heading.*\n.*## Eligibility/);
  });

  it('a text with headings of the third level alone', async () => {
    const top = copyWithTexts();
    writeFileSync(`${top}/content/legal/refund-policy.md`, newText('### Refunds'));
    expect((await checkContent(top)).map(formatIssue)).toEqual([
      expect.stringMatching(
        /refund-policy\.md, line 7\n {2}This file has a heading that skips a level.*\n.*The first level is ##/,
      ),
    ]);
  });

  it('one thing of a text whose only heading has no space behind the #', async () => {
    const top = copyWithTexts();
    writeFileSync(`${top}/content/legal/refund-policy.md`, newText('##Refunds'));
    expect((await checkContent(top)).map(formatIssue)).toEqual([
      expect.stringMatching(/without a space after the #/),
    ]);
  });

  it('nothing of a comment, nor of a fact in a heading', async () => {
    const top = copyWithTexts();
    edit(top, TERMS, '## Eligibility', '<!-- to do -->\n\n## Eligibility\n\n## What {{companyName}} does');
    expect((await checkContent(top)).map(formatIssue)).toEqual([]);
  });

  it('a text that is gone', async () => {
    const top = copyWithTexts();
    rmSync(`${top}/${TERMS}`);
    expect((await checkContent(top)).map(formatIssue)).toEqual([
      expect.stringMatching(/terms-of-service\.md\n {2}This file is missing.*\n.*history/),
    ]);
  });

  it.each([
    ['is empty', '', /terms-of-service\.md\n {2}This file is empty.*\n.*history/],
    [
      'contains two versions of the same lines',
      '<<<<<<< yours\n',
      /line 1\n {2}This file contains two versions/,
    ],
  ])('in one message that a text %s', async (_, words, says) => {
    const top = copyWithTexts();
    writeFileSync(`${top}/${TERMS}`, words);
    edit(top, 'content/navigation.json', '"/terms-of-service"', '"/terms-of-service#contact"');
    expect((await checkContent(top)).map(formatIssue)).toEqual([expect.stringMatching(says)]);
  });

  it('a text that is not Markdown', async () => {
    const top = copyWithTexts();
    renameSync(`${top}/${TERMS}`, `${top}/content/legal/refund-policy.txt`);
    expect((await checkContent(top)).map(formatIssue).join('\n')).toMatch(
      /refund-policy\.txt\n {2}This file is not Markdown.*\n.*\.md/,
    );
  });

  it.each([
    ['Refund Policy.md', /cannot be part of a web address.*\n.*refund-policy\.md/],
    ['trips.md', /name of another page/],
    ['hi.md', /name of another page/],
  ])('a new text named %s', async (name, says) => {
    const top = copyWithTexts();
    writeFileSync(
      `${top}/content/legal/${name}`,
      '---\ntitle: Refunds\ndescription: How refunds work.\nupdated: 2026-11-21\n---\n\n## Refunds\n',
    );
    const mistakes = await checkContent(top);
    expect(mistakes.map(formatIssue)).toHaveLength(1);
    expect(mistakes.map(formatIssue).join('')).toMatch(says);
  });

  it('nothing of a new text that another one and the foot of the pages lead to', async () => {
    const top = copyWithTexts();
    writeFileSync(
      `${top}/content/legal/refund-policy.md`,
      '---\ntitle: Refunds\ndescription: How refunds work.\nupdated: 2026-11-21\n---\n\n## When you paid twice\n',
    );
    edit(top, TERMS, '(#contact)', '(/refund-policy#when-you-paid-twice)');
    edit(top, 'content/navigation.json', '"/privacy-policy"', '"/refund-policy"');
    expect((await checkContent(top)).map(formatIssue)).toEqual([]);
  });
});
