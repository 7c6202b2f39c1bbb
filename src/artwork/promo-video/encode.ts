import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TO_VIDEO_COLOURS =
  'scale=in_range=pc:out_range=tv:out_color_matrix=bt709:flags=bicubic+accurate_rnd+full_chroma_int,format=yuv420p';
const COLOUR_TAGS = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';

/**
 * Checks that ffmpeg is installed, with the encoders for both formats.
 * @throws Error that names what is missing.
 */
export function requireFfmpeg(): void {
  const { stdout, error } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' });
  if (error) throw new Error('ffmpeg is not installed. Install it, for example: apt-get install ffmpeg');
  for (const encoder of ['libvpx-vp9', 'libx264']) {
    if (!stdout.includes(encoder))
      throw new Error(`The installed ffmpeg does not have the encoder ${encoder}. Install one that has it.`);
  }
}

/**
 * Encodes PNG frames as VP9 in WebM, without sound. `quality` is 0 to 63; higher is smaller.
 * @throws Error with the output of ffmpeg if it fails.
 */
export async function encodeWebm(
  frames: Buffer[],
  rate: number,
  quality: number,
  file: string,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'video-'));
  const vp9 = `-c:v libvpx-vp9 -b:v 0 -crf ${quality} -g ${frames.length} -row-mt 1 -deadline good`;
  const planning = '-auto-alt-ref 1 -lag-in-frames 25 -tile-columns 0 -frame-parallel 0';
  const pass = (number: number, speed: number) => [
    ...words(`${vp9} ${planning} -pass ${number} -cpu-used ${speed}`),
    '-passlogfile',
    join(folder, 'pass'),
  ];
  try {
    await encode(frames, rate, [...pass(1, 4), '-f', 'null', '-']);
    await encode(frames, rate, [...pass(2, 0), file]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Encodes PNG frames as H.264 in MP4, without sound, its index at the start. `quality` is 0 to 51; higher is
 * smaller.
 * @throws Error with the output of ffmpeg if it fails.
 */
export async function encodeMp4(
  frames: Buffer[],
  rate: number,
  quality: number,
  file: string,
): Promise<void> {
  const h264 = `-c:v libx264 -profile:v high -preset veryslow -tune animation -crf ${quality} -g ${frames.length}`;
  await encode(frames, rate, [...words(`${h264} -movflags +faststart`), file]);
}

/** Splits a command line at spaces; the options must not contain spaces. */
function words(options: string): string[] {
  return options.split(' ');
}

function encode(frames: Buffer[], rate: number, output: string[]): Promise<void> {
  const input = words(`-hide_banner -loglevel error -y -f image2pipe -c:v png -framerate ${rate} -i -`);
  const conversion = words(`-an -map_metadata -1 -vf ${TO_VIDEO_COLOURS} ${COLOUR_TAGS}`);
  return new Promise((resolve, reject) => {
    const ffmpeg = spawn('ffmpeg', [...input, ...conversion, ...output], {
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let said = '';
    ffmpeg.stderr.on('data', (text: Buffer) => (said += text.toString()));
    ffmpeg.on('error', reject);
    ffmpeg.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`ffmpeg failed: ${said}`));
    });
    // A broken pipe is reported by the output and the exit code of ffmpeg.
    ffmpeg.stdin.on('error', () => undefined);
    for (const frame of frames) ffmpeg.stdin.write(frame);
    ffmpeg.stdin.end();
  });
}
