import type { ComponentType } from "react";
import type { PageView } from "../../../shared/contracts/page.ts";

export type PageKind = PageView["kind"];

export type Screen<K extends PageKind> = ComponentType<{ data: Extract<PageView, { kind: K }>["data"] }>;

export type Screens = <K extends PageKind>(kind: K) => Screen<K>;

export type ScreenModule = { Screen: unknown };

export const screenPath = (kind: PageKind): string => `./${kind}/screen.tsx`;
