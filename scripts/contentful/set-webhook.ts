import type { WebhookProps } from "contentful-management";
import { CHANGES_PATH } from "../../shared/domain/addresses/ops-paths.ts";
import { explain, type SpaceClient } from "./connect-space.ts";

const TOPICS = ["Entry", "Asset", "ContentType"].flatMap((type) => [`${type}.publish`, `${type}.unpublish`]);

/** Lets the space tell a shop what is published, signed with the secret. Returns the address. A second time changes what differs. */
export const setWebhook = async (
	client: SpaceClient,
	{ shop, secret, environment }: { shop: string; secret: string; environment: string },
): Promise<string> => {
	const url = new URL(CHANGES_PATH, shop).href;
	const body = {
		name: `Vetrina at ${new URL(url).host}`,
		url,
		topics: TOPICS,
		headers: [],
		active: true,
		filters: [{ equals: [{ doc: "sys.environment.sys.id" }, environment] }],
	} as unknown as WebhookProps;
	try {
		await client.webhook.upsertSigningSecret({}, { value: secret });
		const { items } = await client.webhook.getMany({});
		const before = items.find((webhook) => webhook.url === url);
		if (before)
			await client.webhook.update({ webhookDefinitionId: before.sys.id }, { ...body, sys: before.sys });
		else await client.webhook.create({}, body);
		return url;
	} catch (error) {
		throw explain(error, "The space's webhook");
	}
};
