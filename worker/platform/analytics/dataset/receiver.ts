import { readPrivateClient } from "../../commerce/logins/code-logins.ts";
import { platformFetch } from "../../fetch.ts";
import type { Receiver } from "../receiver.ts";

const PATIENCE = 5000;

/** The house's own dataset, which stores each event once (event-13). */
export const dataset: Receiver<"analytics"> = {
	id: "dataset",
	consent: "analytics",
	mostEvents: 100,
	isConfigured: (env) => readPrivateClient(env) !== undefined,
	async send(events, cx) {
		const client = readPrivateClient(cx.env);
		if (!client) return { refused: "No private client is configured." };
		const response = await platformFetch(
			cx,
			"/dataset/v1/events",
			{
				method: "POST",
				headers: {
					"content-type": "application/json",
					authorization: `Basic ${btoa(`${client.id}:${client.secret}`)}`,
				},
				body: JSON.stringify({ events }),
			},
			{ timeout: PATIENCE },
		);
		if (response.ok) return "taken";
		return response.kind === "http" &&
			response.status !== undefined &&
			response.status < 500 &&
			response.status !== 429
			? { refused: `Status ${response.status}: ${response.detail}` }
			: "retry";
	},
};
