import { readSpace, type SpaceBindings } from "../../worker/platform/content/contentful/space-bindings.ts";
import { PortFault } from "../../worker/platform/ports/read-ports.ts";
import { checkDelivery, type Finding as SpaceFinding } from "../contentful/check-space.ts";
import { about, type Finding } from "./finding.ts";

const FIX = "docs/contentful.md names all settings; `npm run contentful -- check` examines the space itself.";
const SERVICE = "https://graphql.contentful.com";

type Variables = SpaceBindings & { CONTENT_URL?: string | undefined };
export type AskSpace = (delivery: {
	space: string;
	environment: string;
	url: string;
	token: string | undefined;
	previewToken: string | undefined;
}) => Promise<SpaceFinding[]>;

/** Examines the space that a house's content is in, as far as the tokens of delivery allow it; nothing without a space. */
export async function checkContentSpace(
	given: Readonly<Record<string, unknown>>,
	ask: AskSpace = checkDelivery,
): Promise<Finding[]> {
	const texts = Object.entries(given).filter(([, value]) => typeof value === "string");
	const vars: Variables = Object.fromEntries(texts);
	const { fine, note, stop } = about("content");
	try {
		const space = readSpace(vars);
		if (!space) return [];
		const { id, environment, deliveryToken: token, previewToken } = space;
		const url = (vars.CONTENT_URL ?? SERVICE).replace(/\/+$/, "");
		const findings = await ask({ space: id, environment, url, token, previewToken });
		return [
			fine(`The content is in the space ${id} of Contentful, environment ${environment}.`),
			...findings.map(({ isFine, text }) => (isFine ? fine(text) : note(text, FIX))),
			...(vars.CONTENTFUL_WEBHOOK_SECRET
				? []
				: [note("CONTENTFUL_WEBHOOK_SECRET is not set: changes show when caches end.", FIX)]),
		];
	} catch (error) {
		if (!(error instanceof PortFault)) throw error;
		return error.faults.map((fault) => stop(`${fault}.`, FIX));
	}
}
