import { storefront } from "./house.ts";

export type RequestClass = "" | "app";

/** Returns "app" for requests of the house's iOS app, by a whole word of the user agent (shell-27). */
export const readRequestClass = (headers: Headers, token = storefront.iosAppToken): RequestClass =>
	token !== undefined && (headers.get("user-agent") ?? "").split(/[\s/;()]+/).includes(token) ? "app" : "";
