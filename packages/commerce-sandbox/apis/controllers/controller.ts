import type { Context } from "hono";
import type { Country } from "../../house/countries.ts";
import type { Site } from "../../house/sites.ts";
import type { CommerceHono, Shopper } from "../../http/http.ts";
import type { Language, LanguageCode } from "../../languages.ts";

export type ControllerRequest = {
	c: Context<CommerceHono>;
	site: Site;
	language: Language;
	texts: LanguageCode;
	country: Country | undefined;
	shopper: Shopper | undefined;
};

export type ControllerParameters = Readonly<Record<string, "required" | "optional">>;

export type Controller = {
	methods: readonly ("GET" | "POST")[];
	/** `none`: tokens are ignored, except by the CSRF check. `optional`: a valid token is read. `required`: 401 without a valid token. */
	scope: "none" | "optional" | "required";
	csrf?: boolean;
	/** Query parameters. A request that lacks required ones is refused with their names (cloud-45). */
	parameters?: ControllerParameters;
	handler: (request: ControllerRequest) => Response | Promise<Response>;
};

export type Controllers = Readonly<Record<`${string}-${string}`, Controller>>;

export function lasting(c: Context<CommerceHono>, body: object, expires: number | Date): Response {
	return c.json(body, 200, {
		"x-sf-cc-expiration-time": expires instanceof Date ? expires.toUTCString() : String(expires),
	});
}
