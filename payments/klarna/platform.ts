import type { RedirectNames } from "../../worker/platform/commerce/checkout/wallet-documents.ts";

export const names: RedirectNames = {
	id: "KLARNA",
	ask: "Klarna-CreateSession",
	reply: "sessionId",
	complete: "Klarna-Complete",
	token: "c_klarnaSessionId",
	payer: "c_klarnaCustomer",
	approvedTotal: "c_klarnaApprovedAmount",
};
