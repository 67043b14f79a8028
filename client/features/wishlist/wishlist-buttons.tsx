import { type FormEvent, type ReactNode, useDeferredValue, useMemo } from "react";
import { heartId } from "../../../shared/domain/wishlist/heart-id.ts";
import { usePlace } from "../../state/app-context.tsx";
import { useSession } from "../../state/basket/session-query.ts";
import { useAttempt } from "../../state/use-attempt.ts";
import { useWriteServices } from "../../state/use-write-services.ts";
import { WishlistItemIds } from "../../state/wishlist/wishlist-item-ids.ts";
import { WISHLIST_FORM } from "../../ui/heart.tsx";

export function WishlistButtons({ children }: { children: ReactNode }) {
	const { shell } = usePlace();
	const services = useWriteServices();
	const attempt = useAttempt();
	const items = useSession()?.wishlist?.items;
	const ids = useMemo(() => items && new Set(items.map(heartId)), [items]);
	const isKnown = useDeferredValue(ids !== undefined);
	const submit = (event: FormEvent) => {
		const { submitter } = event.nativeEvent as SubmitEvent;
		if (!(submitter instanceof HTMLButtonElement)) return;
		event.preventDefault();
		const { value } = submitter;
		submitter.ariaBusy = "true";
		void attempt(async () => {
			const { toggleWishlistItem } = await import("../../state/wishlist/change-wishlist.ts");
			await toggleWishlistItem(services, value);
		}).then(() => {
			submitter.ariaBusy = null;
		});
	};
	return (
		<WishlistItemIds value={(isKnown && ids) || null}>
			<form id={WISHLIST_FORM} method="post" action={shell.wishlistHref} onSubmit={submit} hidden>
				<input type="hidden" name="intent" value="toggle" />
			</form>
			{children}
		</WishlistItemIds>
	);
}
