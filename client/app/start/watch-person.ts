import type { QueryClient } from "@tanstack/react-query";
import { sessionQuery } from "../../state/basket/session-query.ts";
import { isSamePerson } from "../../state/is-same-person.ts";

/**
 * Deletes personal data and reloads the page when the session is no longer the customer's, who may have signed out in another tab
 * (identity-29).
 */
export function watchPerson(
	queryClient: QueryClient,
	apiHref: string,
	leave: () => void = () =>
		void import("../../state/forget-person.ts")
			.then((late) => late.forgetPerson())
			.finally(() => location.reload()),
): void {
	const read = () => queryClient.getQueryData(sessionQuery(apiHref).queryKey)?.customer;
	let person = read();
	queryClient.getQueryCache().subscribe(() => {
		const before = person;
		person = read() ?? person;
		if (person && before?.registered && !isSamePerson(before, person)) leave();
	});
}
