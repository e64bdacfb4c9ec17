// Logos, banners, video stills and article pictures of companies, as SVG documents.
import { chanceOf } from '@fairway/testkit/chance';
import { paletteOf, rect, svgDocument } from '@fairway/testkit/drawing';
import { word } from '@fairway/testkit/letterforms';
import type { DemoCompany } from './company.ts';
import { MARKS, type Mark } from './marks.ts';
import { drawScene, SCENES, type SceneName } from './scenes.ts';

/** The logo: a square mark, or for some a wide one with the first word of the name. */
export function companyLogo(company: DemoCompany): string {
  const [mark, main, accent] = company.look;
  const colors = paletteOf(main, accent);
  const draw: Mark = MARKS[mark];
  const art = draw(colors, (company.name.normalize('NFKD')[0] ?? 'O').toUpperCase());
  if (!company.wide) return svgDocument(256, 256, art);
  const name = word(company.name.split(' ')[0] ?? '', 292, 128, 84, colors.ink, 15);
  const width = Math.round(292 + name.width + 24);
  return svgDocument(width, 256, rect(0, 0, width, 256, '#ffffff') + art + name.svg);
}

/** The banner of the company's page, 1600 by 480. */
export function companyBanner(company: DemoCompany): string {
  const [, main, accent, scene] = company.look;
  return drawScene(scene, { width: 1600, height: 480, colors: paletteOf(main, accent), chance: chanceOf(`banner ${company.key}`) });
}

const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

/** A picture for an article or a video, 960 by 540, in the company's colours. */
export function storyPicture(company: DemoCompany, seed: string): string {
  const [, main, accent] = company.look;
  const chance = chanceOf(`picture ${company.key} ${seed}`);
  const colors = chance.happens(0.4) ? paletteOf(accent, main) : paletteOf(main, accent);
  return drawScene(chance.pick(SCENE_NAMES), { width: 960, height: 540, colors, chance });
}
