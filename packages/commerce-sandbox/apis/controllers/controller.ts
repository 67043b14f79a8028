import type { Context } from "hono";
import type { Country } from "../../house/countries.ts";
import type { Site } from "../../house/sites.ts";
import type { CommerceHono, Shopper } from "../../http/http.ts";
import type { Language } from "../../languages.ts";

/** What a site controller is: an area exports a record of them, controllers.ts puts the records together. */

export type ControllerRequest = {
	c: Context<CommerceHono>;
	site: Site;
	language: Language;
	/** Where the locale names one (`en-IT`, not `en`). */
	country: Country | undefined;
	/** Whose access token came along; never missing where the controller requires one. */
	shopper: Shopper | undefined;
};

export type Controller = {
	methods: readonly ("GET" | "POST")[];
	/**
	 * `none`: the same for everybody, a token is not looked at. `optional`: a valid token is read, without one the request
	 * passes too. `required`: 401 without one.
	 */
	scope: "none" | "optional" | "required";
	/** A POST needs the anti-forgery token unless this is false; a GET where this is true. */
	csrf?: boolean;
	handler: (request: ControllerRequest) => Response | Promise<Response>;
};

export type Controllers = Readonly<Record<`${string}-${string}`, Controller>>;

/** Answers that the storefront keeps for a while: the lifetime in seconds, or until when. */
export function lasting(c: Context<CommerceHono>, body: object, expires: number | Date): Response {
	return c.json(body, 200, {
		"x-sf-cc-expiration-time": expires instanceof Date ? expires.toUTCString() : String(expires),
	});
}
