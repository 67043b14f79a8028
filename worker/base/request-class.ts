import type { PreviewState } from "../../shared/domain/preview/preview-state.ts";
import { storefront } from "./house.ts";

/** Previews are classes of their own, though no cache keeps them (preview-5). */
export type RequestClass = "" | "app" | "cms-preview" | "live-preview";

export const previewClass = ({ mode }: PreviewState): RequestClass =>
	mode === "live" ? "live-preview" : "cms-preview";

/** Returns "app" for requests of the house's iOS app, by a whole word of the user agent (shell-27). */
export const readRequestClass = (headers: Headers, token = storefront.iosAppToken): RequestClass =>
	token !== undefined && (headers.get("user-agent") ?? "").split(/[\s/;()]+/).includes(token) ? "app" : "";
