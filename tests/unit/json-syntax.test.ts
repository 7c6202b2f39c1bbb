import { describe, expect, it } from 'vitest';
import { readJson } from '../../src/content-tools/check/json-syntax.ts';

const told = (source: string) =>
  readJson(source, 'content/a.json').issues.map(({ line, field, problem, fix }) => [
    line,
    field,
    problem,
    fix,
  ]);
const inLine = (line: string) => `{\n  "a": 1,\n  ${line}\n  "z": 2\n}\n`;
const like = (line: string) => `Write the line like this: ${line}`;

describe('A syntax error of a line', () => {
  it.each([
    ['"b": "x", // why', '"b": "x",', /comment/],
    ['"b": “x”,', '"b": "x",', /curly quotes/],
    ["'b': 'x',", '"b": "x",', /single quotes/],
    ['"b": "x,"', '"b": "x",', /comma is inside the quotes/],
    ['"b": "x\ty",', '"b": "x y",', /tab inside a text/],
    ['"b": "x\\y",', '"b": "xy",', /backslash/],
    ['"b": "x "y" z",', String.raw`"b": "x \"y\" z",`, /straight quote/],
    ['"b": "x,', '"b": "x",', /without a quote/],
    ['"b": x,', '"b": "x",', /without quotes/],
    ['"b": 28,500,', '"b": "28,500",', /without quotes/],
    ['"b": 14 March 2027,', '"b": "14 March 2027",', /without quotes/],
    ['b: "x",', '"b": "x",', /without quotes/],
    ['"b" : word  ,', '"b" : "word",', /without quotes/],
    ['"b": x//y,', '"b": "x//y",', /without quotes/],
    ['"b" "x",', '"b": "x",', /colon is missing/],
    ['"b": "x"', '"b": "x",', /comma is missing at the end/],
    ['"b": ["x" "y"],', '"b": ["x", "y"],', /comma is missing between two entries/],
    ['"b": ["x", "y",],', '"b": ["x", "y"],', /comma after the last entry/],
  ])('%s is told with the line as it should be', (line, becomes, problem) => {
    expect(told(inLine(line))).toEqual([
      [3, expect.any(String) as string, expect.stringMatching(problem) as string, like(becomes)],
    ]);
  });

  it.each([
    '"b": -1.5,',
    '"b": 0,',
    '"b": 10.25,',
    '"b": true,',
    '"b": false,',
    '"b": null,',
    '"b": "x",',
    '"b": [1, 2],',
  ])('is not found in %s', (line) => {
    expect(told(inLine(line))).toEqual([]);
  });

  it.each(['"b": 01,', '"b": 1.,', '"b": -,', '"b": truely,', '"b": 1.5.2,'])('is found in %s', (line) => {
    expect(told(inLine(line))).toHaveLength(1);
  });

  it('is not taken for one of a line before with a value of any kind', () => {
    const values = ['-1.5', '0', '100.25', 'true', 'false', 'null', '"x, y"', '"{"', '"a\\tb"'];
    const lines = values.map((value, index) => `  "${index}": ${value},`);
    expect(told(`{\n${lines.join('\n')}\n  "b": "x, y"\n  "c": 1\n}\n`)).toEqual([
      [11, 'b', expect.stringMatching(/comma is missing at the end/), like('"b": "x, y",')],
    ]);
  });

  it('in a list of words is told in each line', () => {
    expect(
      told('{\n  "list": [\n    one,\n    two words\n  ]\n}').map(([line, , , fix]) => [line, fix]),
    ).toEqual([
      [3, like('"one",')],
      [4, like('"two words"')],
    ]);
  });

  it('is told at the line before an empty one', () => {
    expect(told('{\n  "a": 1\n\n  "b": 2\n}')).toMatchObject([
      [2, 'a', expect.stringMatching(/comma is missing/), like('"a": 1,')],
    ]);
  });

  it('that leaves nothing of it has the fix to delete it', () => {
    expect(told('{\n  "a": 1\n  // why\n}\n')).toEqual([
      [3, 'a', expect.stringMatching(/comment/), 'Delete this line.'],
    ]);
  });

  it('is told together with those of other lines', () => {
    expect(told('{\n  "a": “x”,\n  "b": "y"\n  "c": z\n}\n').map(([line, field]) => [line, field])).toEqual([
      [2, 'a'],
      [3, 'b'],
      [4, 'c'],
    ]);
  });

  it('in the first line is told there', () => {
    expect(told('{ "a": “x” }').map(([line, , , fix]) => [line, fix])).toEqual([[1, like('{ "a": "x" }')]]);
  });
});

describe('A syntax error of a file', () => {
  it.each([
    [
      'a file without its first bracket',
      '\n"a": 1,\n"b": 2\n}\n',
      2,
      'The file must begin with {',
      'Put { on a line before this one.',
    ],
    [
      'a file that goes on after its end',
      '{\n  "a": 1\n}\n}\n',
      4,
      'The file goes on after its last bracket',
      /^Delete what follows/,
    ],
    ['a file that ends after a comma', '{\n  "a": 1,\n', 2, 'The file ends here, in the middle', /^Restore/],
    ['a file that ends after a colon', '{\n  "a":', 2, 'The file ends here, in the middle', /^Restore/],
    ['a file that ends after a bracket', '{\n  "a": [', 2, 'The file ends here, in the middle', /^Restore/],
    [
      'a file that ends in a text',
      '{\n  "a": 1,\n  "b": "x y',
      3,
      'The file ends here, in the middle',
      /^Restore/,
    ],
    [
      'a block without its end',
      '{\n  "a": {\n    "b": 1\n}\n',
      2,
      /^The bracket { on this line is never closed$/,
      'Put the missing } before line 4.',
    ],
    [
      'a list without its end',
      '{\n  "a": [\n    1,\n    2\n  "b": 1\n}\n',
      2,
      /^The bracket \[ on this line is never closed$/,
      'Put the missing ] before line 5, and a comma after it.',
    ],
    [
      'the last block without its end',
      '{\n  "a": [\n    1\n  ]\n',
      1,
      /^The bracket { on this line is never closed$/,
      'Put the missing } at the end of the file.',
    ],
    [
      'an unclosed block after a closed one',
      '{\n  "a": {\n    "x": 1\n  },\n  "b": {\n    "y": "{"\n}\n',
      5,
      /^The bracket { on this line is never closed$/,
      'Put the missing } before line 7.',
    ],
    [
      'a text of two lines',
      '{\n  "a": 1,\n  "b": "one\n  two",\n  "c": 1\n}\n',
      3,
      /^This line has a text without its second quote/,
      /^Put the missing quote/,
    ],
    [
      'a text of two lines after another',
      '{\n  "a": "1", "b": "one \\" \n  two",\n  "c": 1\n}\n',
      2,
      /^This line has a text without its second quote/,
      /^Put the missing quote/,
    ],
    [
      'a text of three lines',
      '{\n  "b": "one\n  two\n  three",\n  "c": 1\n}\n',
      2,
      /^This line has a text without its second quote/,
      /^Put the missing quote/,
    ],
    [
      'a block without its beginning',
      '{\n  "items":\n    "a": 1,\n    "b": 2\n  },\n  "c": 3\n}\n',
      3,
      /^A bracket { is missing before the name/,
      /^Put { where the block begins/,
    ],
    [
      'a block of a list without its beginning',
      '{\n  "items": [\n    "a": 1,\n    "b": 2\n    }\n  ],\n  "c": 3\n}\n',
      3,
      /^A bracket { is missing before the name/,
      /^Put { where the block begins/,
    ],
    [
      'a name without a value',
      '{\n  "a": 1,\n  "b": }\n',
      3,
      /^A value is missing on this line$/,
      'Write it after the colon.',
    ],
    [
      'a bracket without a value',
      '{\n  "a": ],\n  "b": 1\n}\n',
      2,
      /^This line cannot be read from the \] on/,
      /^Delete the character/,
    ],
    [
      'a list that ends like a block',
      '{\n  "a": [1, 2},\n  "b": 1\n}\n',
      2,
      /^This line cannot be read from the } on/,
      /^Delete the character/,
    ],
    ['an empty text', '', 1, /^This line cannot be read from the end on/, /^Delete the character/],
    [
      'a bracket with blanks behind it',
      '{\n  "a": {  \n    "b": [ \t\r\n      1\n  }\n}\n',
      3,
      /^The bracket \[ on this line is never closed$/,
      'Put the missing ] before line 5.',
    ],
    [
      'a bracket after one in a text',
      '{\n  "a": "{",\n  "b": [\n    1\n}\n',
      3,
      /^The bracket \[ on this line is never closed$/,
      'Put the missing ] before line 5.',
    ],
  ] as const)('is told of %s', (_, source, line, problem, fix) => {
    expect(told(source)).toEqual([
      [line, expect.any(String), expect.stringMatching(problem), expect.stringMatching(fix)],
    ]);
  });

  it('leaves it without a value', () => {
    expect(readJson('{\n  "a": {\n}\n', 'content/a.json').root).toBeUndefined();
  });
});

describe('A file without syntax errors', () => {
  it('has a value', () => {
    expect(readJson('{"a": 1}', 'content/a.json')).toMatchObject({ root: { type: 'object' }, issues: [] });
  });

  it('has a value also after a line that could be corrected', () => {
    expect(readJson('{\n  "a": “x”\n}', 'content/a.json').root).toMatchObject({ type: 'object' });
  });

  it('is told which field is there twice, and where it is first', () => {
    expect(told('{\n  "a": 1,\n  "b": { "a": 1 },\n  "a": 2\n}')).toEqual([
      [4, 'a', 'is here twice, first on line 2', 'Delete one of the two.'],
    ]);
  });

  it('may have the same names in two entries', () => {
    expect(told('[{ "a": 1 }, { "a": 1 }]')).toEqual([]);
  });
});
