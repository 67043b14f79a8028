import type { Context } from "hono";
import type { PageView } from "../../shared/contracts/page.ts";
import type { TagFrame } from "../../shared/contracts/tags/tag.ts";
import type { AppEnv } from "../base/bindings.ts";
import type { RenderedPage } from "../cache/page-cache.ts";

export type RenderHtml = (
	c: Context<AppEnv>,
	page: PageView,
	tagFrames?: readonly string[],
) => Promise<Pick<RenderedPage, "headers" | "body" | "complete" | "scriptHashes">>;

/** `tagFrames`: frames for browsers without JavaScript, of which a private answer names those that the shopper's consent allows (event-27). */
export type RenderHere = (page: PageView, tagFrames: readonly TagFrame[]) => ReturnType<RenderHtml>;
