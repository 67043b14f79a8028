import type { PasswordErrorCode, PasswordResponse } from "../../../shared/contracts/shopper-api.ts";
import type { ApiClient } from "../../state/api-client.ts";
import type { WriteServices } from "../../state/use-write-services.ts";
import { write } from "../../state/write.ts";

type Services = Pick<WriteServices, "queryClient" | "apiHref">;
export type PasswordFailure = PasswordErrorCode | "forbidden";
type Send = Parameters<typeof write<PasswordResponse>>[2];

const send = async ({ queryClient, apiHref }: Services, request: Send): Promise<PasswordFailure | null> => {
	try {
		const response = await write<PasswordResponse>(queryClient, apiHref, request);
		return response.ok ? null : response.error;
	} catch {
		return "unavailable";
	}
};

export const askForReset = (services: Services, email: string): Promise<PasswordFailure | null> =>
	send(services, ({ password }: ApiClient, options) => password.reset.$post({ json: { email } }, options));

export const setNewPassword = (services: Services, password: string): Promise<PasswordFailure | null> =>
	send(services, (api: ApiClient, options) => api.password.$post({ json: { password } }, options));
