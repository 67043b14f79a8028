import type { Context } from "hono";
import type { PageView } from "../../shared/contracts/page.ts";
import type { AppEnv } from "../base/bindings.ts";
import type { RenderedPage } from "../cache/page-cache.ts";

export type RenderHtml = (
	c: Context<AppEnv>,
	page: PageView,
) => Promise<Pick<RenderedPage, "headers" | "body" | "complete" | "scriptHashes">>;

export type RenderHere = (page: PageView) => ReturnType<RenderHtml>;
