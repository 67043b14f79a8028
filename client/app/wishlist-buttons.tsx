import { type FormEvent, type ReactNode, useDeferredValue, useMemo } from "react";
import { heartId } from "../../shared/domain/wishlist/heart-id.ts";
import { usePlace } from "../state/app-context.tsx";
import { useSession } from "../state/basket/session-query.ts";
import { useAttempt } from "../state/use-attempt.ts";
import { useWriteServices } from "../state/use-write-services.ts";
import { WishlistItemIds } from "../state/wishlist/wishlist-item-ids.ts";
import { WISHLIST_FORM } from "../ui/heart.tsx";

/** Lets every heart below it know what is in the wishlist, and sends their clicks. */
export function WishlistButtons({ children }: { children: ReactNode }) {
	const { shell } = usePlace();
	const services = useWriteServices();
	const attempt = useAttempt();
	const items = useSession()?.wishlist?.items;
	const ids = useMemo(() => items && new Set(items.map(heartId)), [items]);
	// Every tile gets its heart with the session: in slices. What changes after that is seen at once.
	const isKnown = useDeferredValue(ids !== undefined);
	const submit = (event: FormEvent) => {
		const { submitter } = event.nativeEvent as SubmitEvent;
		if (!(submitter instanceof HTMLButtonElement)) return;
		event.preventDefault();
		const { value } = submitter;
		// The code that handles the click may have to be loaded first.
		submitter.ariaBusy = "true";
		void attempt(async () => {
			const { toggleWishlistItem } = await import("../state/wishlist/change-wishlist.ts");
			await toggleWishlistItem(services, value);
		}).then(() => {
			submitter.ariaBusy = null;
		});
	};
	return (
		<WishlistItemIds value={(isKnown && ids) || null}>
			{/* Before the hearts: one that is clicked while the rest of the page is still on its way has where to send it. */}
			<form id={WISHLIST_FORM} method="post" action={shell.wishlistHref} onSubmit={submit} hidden>
				<input type="hidden" name="intent" value="toggle" />
			</form>
			{children}
		</WishlistItemIds>
	);
}
