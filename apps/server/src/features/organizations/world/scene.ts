import type { Chance } from '@fairway/world-kit/chance';
import type { Palette } from '@fairway/world-kit/drawing';

export type Frame = { width: number; height: number; colors: Palette; chance: Chance };
export type Scene = (frame: Frame) => string;
