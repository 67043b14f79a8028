/** `agent.error.<code>`. */
export type AgentPageError = "notAllowed" | "unknownCustomer" | "refused" | "unavailable" | "invalidEmail";

export type AgentData = {
	/** The customer for whom the agent acts, and the end of the session ("14:05"). */
	acting?: { name: string; until: string };
	error?: AgentPageError;
};
