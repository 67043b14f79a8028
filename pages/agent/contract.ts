/** `agent.error.<code>`. */
export type AgentPageError = "notAllowed" | "unknownCustomer" | "refused" | "unavailable" | "invalidEmail";

export type AgentData = {
	/** For whom the agent acts, and until when ("14:05"); absent as long as for no one. */
	acting?: { name: string; until: string };
	error?: AgentPageError;
};
