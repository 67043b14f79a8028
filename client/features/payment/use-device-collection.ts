import { useEffect } from "react";
import { createApiClient } from "../../state/api-client.ts";
import { reportError } from "../../state/report-error.ts";
import { useWriteServices } from "../../state/use-write-services.ts";
import { post } from "../../state/write.ts";
import { collectDevice } from "./collect-device.ts";
import { openCollection } from "./collection-frame.ts";

export function useDeviceCollection(isWanted: boolean): void {
	const { queryClient, apiHref } = useWriteServices();
	useEffect(() => {
		if (!isWanted) return;
		const ask = async () => {
			const response = await createApiClient(apiHref).device.$get();
			return response.ok ? (await response.json()).collection : null;
		};
		const report = (level: "warning" | "error", title: string) =>
			reportError(new Error(title), location.pathname, level);
		void collectDevice({ ask, open: openCollection, report }).then(async (sessionId) => {
			if (sessionId)
				await post(queryClient, apiHref, (api, options) =>
					api.device.$post({ json: { sessionId } }, options),
				).catch(() => {});
		});
	}, [isWanted, queryClient, apiHref]);
}
