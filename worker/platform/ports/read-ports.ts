import * as z from "zod";
import { PORT_NAMES, type PortName } from "./ports.ts";

/** Bindings of each part's address, of its time-out in milliseconds, and of the header that it wants. */
export const PORT_BINDINGS = {
	scapi: { url: "SCAPI_URL", timeout: "SCAPI_TIMEOUT", authorization: "SCAPI_AUTHORIZATION" },
	slas: { url: "SLAS_URL", timeout: "SLAS_TIMEOUT", authorization: "SLAS_AUTHORIZATION" },
	custom: { url: "CUSTOM_API_URL", timeout: "CUSTOM_API_TIMEOUT", authorization: "CUSTOM_API_AUTHORIZATION" },
	controllers: {
		url: "CONTROLLERS_URL",
		timeout: "CONTROLLERS_TIMEOUT",
		authorization: "CONTROLLERS_AUTHORIZATION",
	},
	media: { url: "MEDIA_URL", timeout: "MEDIA_TIMEOUT", authorization: "MEDIA_AUTHORIZATION" },
	content: { url: "CONTENT_URL", timeout: "CONTENT_TIMEOUT", authorization: "CONTENT_AUTHORIZATION" },
} as const satisfies Record<PortName, { url: string; timeout: string; authorization: string }>;

type Names = (typeof PORT_BINDINGS)[PortName];
export type PortBindings = { readonly [name in Names[keyof Names]]?: string | undefined } & {
	readonly CONTENTFUL_SPACE?: string | undefined;
	/** Origins of pictures whose links name other hosts than the instance's, such as "https://images.example,https://cdn.example". */
	readonly MEDIA_HOSTS?: string | undefined;
};

/** Parts whose calls go to SCAPI's address unless they have one of their own. */
const AT_SCAPI: readonly PortName[] = ["slas", "custom"];
/** Address of a space's content, unless the bindings name another. */
const SPACES = "https://graphql.contentful.com";
const NONE = "none";
const LONGEST = 9000;

/** `bySite`: addresses for sites that have their own. `default`: the address of all other sites; null if the house has no such part. */
export type Port = {
	default?: URL | null;
	bySite: ReadonlyMap<string, URL>;
	timeout?: number;
	authorization?: string;
};
export type Ports = {
	readonly byName: Readonly<Record<PortName, Port>>;
	readonly hasAddresses: boolean;
	/** Origins of other hosts from which pages may show pictures (platform-24). */
	readonly pictureOrigins: readonly string[];
};

/** Lists everything that is wrong with the bindings, one line for each. */
export class PortFault extends Error {
	readonly faults: readonly string[];
	constructor(faults: readonly string[]) {
		super(faults.join("\n"));
		this.name = "PortFault";
		this.faults = faults;
	}
}

const isOfThisMachine = ({ hostname }: URL): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

const address = z.string().transform((text, cx): URL => {
	const url = URL.canParse(text) ? new URL(text) : undefined;
	const isSecure = url?.protocol === "https:" || (url?.protocol === "http:" && isOfThisMachine(url));
	if (url && isSecure && url.search === "" && url.hash === "" && url.username === "") return url;
	cx.addIssue(`"${text}" is not an address such as https://shop.example, without query and login`);
	return z.NEVER;
});

const timeout = z.string().transform((text, cx): number => {
	const milliseconds = Number(text);
	if (Number.isInteger(milliseconds) && milliseconds >= 100 && milliseconds <= LONGEST) return milliseconds;
	cx.addIssue(`"${text}" is not a whole number of milliseconds from 100 to ${LONGEST}`);
	return z.NEVER;
});

const authorization = z
	.string()
	.regex(/^[\x21-\x7e]+( [\x21-\x7e]+)*$/, "is not a value of the header authorization");

/** Parses one address, or pairs such as "shop-eu=https://eu.example,shop-us=https://us.example", of which a pair may have no name. */
const addresses = z.string().transform((text, cx): Pick<Port, "default" | "bySite"> => {
	if (text === NONE) return { default: null, bySite: new Map() };
	const bySite = new Map<string, URL>();
	let fallback: URL | undefined;
	for (const part of text.split(",").map((one) => one.trim())) {
		const [, site, value = part] = /^([\w-]+)=(.*)$/.exec(part) ?? [];
		const result = address.safeParse(value);
		if (!result.success) for (const { message } of result.error.issues) cx.addIssue(message);
		else if (site === undefined) fallback = result.data;
		else bySite.set(site, result.data);
	}
	return { ...(fallback && { default: fallback }), bySite };
});

const origins = z.string().transform((text, cx): string[] =>
	text.split(",").map((one) => {
		const result = address.safeParse(one.trim());
		if (result.success && result.data.pathname === "/") return result.data.origin;
		cx.addIssue(`"${one.trim()}" is not a host such as https://images.example, without a path`);
		return z.NEVER;
	}),
);

const parse = (env: PortBindings): Ports => {
	const faults: string[] = [];
	const read = <T>(name: keyof PortBindings, schema: z.ZodType<T>): T | undefined => {
		const value = env[name];
		if (value === undefined || value.trim() === "") return undefined;
		const result = schema.safeParse(value.trim());
		if (result.success) return result.data;
		faults.push(...result.error.issues.map(({ message }) => `${name}: ${message}`));
		return undefined;
	};
	const readPort = (name: PortName): Port => {
		const names = PORT_BINDINGS[name];
		return {
			bySite: new Map(),
			...read(
				names.url,
				name === "controllers"
					? addresses
					: addresses.refine(
							({ bySite }) => bySite.size === 0,
							"only controllers may have an address for each site",
						),
			),
			timeout: read(names.timeout, timeout),
			authorization: read(names.authorization, authorization),
		};
	};
	const pictureOrigins = read("MEDIA_HOSTS", origins) ?? [];
	const own = Object.fromEntries(PORT_NAMES.map((name) => [name, readPort(name)])) as Record<PortName, Port>;
	if (faults.length > 0) throw new PortFault(faults);
	for (const name of AT_SCAPI)
		if (own[name].default === undefined && own.scapi.default)
			own[name] = { ...own[name], default: own.scapi.default };
	if (env.CONTENTFUL_SPACE && own.content.default === undefined)
		own.content = { ...own.content, default: new URL(SPACES) };
	const hasAddresses = PORT_NAMES.some((name) => own[name].default || own[name].bySite.size > 0);
	return { byName: own, hasAddresses, pictureOrigins };
};

const parsed = new WeakMap<object, Ports>();

/** Returns the parts' addresses. Throws PortFault if a binding cannot be read. */
export const readPorts = (env: PortBindings): Ports => {
	const known = parsed.get(env);
	if (known) return known;
	const ports = parse(env);
	parsed.set(env, ports);
	return ports;
};
