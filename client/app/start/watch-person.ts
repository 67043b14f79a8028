import type { QueryClient } from "@tanstack/react-query";
import type { CustomerView } from "../../../shared/contracts/views.ts";
import { sessionQuery } from "../../state/basket/session-query.ts";
import { forgetPerson } from "../../state/forget-person.ts";
import { isSamePerson } from "../../state/is-same-person.ts";

/**
 * A customer who is gone, by another tab or because the platform ended the session, leaves nothing here (identity-29): the page
 * starts again as the one who is there now, and with it all that it has kept.
 */
export function watchPerson(
	queryClient: QueryClient,
	apiHref: string,
	startAgain: () => void = () => location.reload(),
): void {
	const { queryKey } = sessionQuery(apiHref);
	const read = (): CustomerView | undefined => queryClient.getQueryData(queryKey)?.customer;
	let known = read();
	queryClient.getQueryCache().subscribe(() => {
		const customer = read();
		if (!customer || customer === known) return;
		const before = known;
		known = customer;
		if (!before?.registered || isSamePerson(before, customer)) return;
		forgetPerson();
		startAgain();
	});
}
