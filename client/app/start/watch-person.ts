import type { QueryClient } from "@tanstack/react-query";
import { sessionQuery } from "../../state/basket/session-query.ts";
import { isSamePerson } from "../../state/is-same-person.ts";

/** When a customer is signed out by another tab or by the platform, the page reloads so that no personal data stays (identity-29). */
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
