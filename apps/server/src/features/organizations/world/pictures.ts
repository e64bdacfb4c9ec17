// Logos, banners, video stills and article pictures of organizations, as SVG documents.
import { chanceOf } from '@fairway/world-kit/chance';
import { paletteOf, rect, svgDocument } from '@fairway/world-kit/drawing';
import { word } from '@fairway/world-kit/letterforms';
import { MARKS, type Mark } from './marks.ts';
import type { DemoOrganization } from './organization.ts';
import { drawScene, SCENES, type SceneName } from './scenes.ts';

/** The logo: a square mark, or for some a wide one with the first word of the name. */
export function organizationLogo(organization: DemoOrganization): string {
  const [mark, main, accent] = organization.look;
  const colors = paletteOf(main, accent);
  const draw: Mark = MARKS[mark];
  const art = draw(colors, (organization.name.normalize('NFKD')[0] ?? 'O').toUpperCase());
  if (!organization.wide) return svgDocument(256, 256, art);
  const name = word(organization.name.split(' ')[0] ?? '', 292, 128, 84, colors.ink, 15);
  const width = Math.round(292 + name.width + 24);
  return svgDocument(width, 256, rect(0, 0, width, 256, '#ffffff') + art + name.svg);
}

/** The banner of the organization's page, 1600 by 480. */
export function organizationBanner(organization: DemoOrganization): string {
  const [, main, accent, scene] = organization.look;
  return drawScene(scene, { width: 1600, height: 480, colors: paletteOf(main, accent), chance: chanceOf(`banner ${organization.key}`) });
}

const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

/** A picture for an article or a video, 960 by 540, in the organization's colours. */
export function storyPicture(organization: DemoOrganization, seed: string): string {
  const [, main, accent] = organization.look;
  const chance = chanceOf(`picture ${organization.key} ${seed}`);
  const colors = chance.happens(0.4) ? paletteOf(accent, main) : paletteOf(main, accent);
  return drawScene(chance.pick(SCENE_NAMES), { width: 960, height: 540, colors, chance });
}
