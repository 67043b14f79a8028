export type Rect = { left: number; top: number; width: number; height: number };
