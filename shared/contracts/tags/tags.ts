import { googleTagManager } from "./google-tag-manager/tag.ts";
import { hotjar } from "./hotjar/tag.ts";
import type { Tag, TagFrame, TagScript, TagSettings } from "./tag.ts";

/** All receivers in the browser; each is a folder and a row. */
export const TAGS: readonly Tag[] = [googleTagManager, hotjar];

export const tagScripts = (settings: TagSettings): TagScript[] =>
	TAGS.flatMap((tag) => tag.scripts(settings));

export const tagFrames = (settings: TagSettings): TagFrame[] =>
	TAGS.flatMap((tag) => tag.frames?.(settings) ?? []);

export const hasTags = (settings: TagSettings): boolean => tagScripts(settings).length > 0;
