import type { ReactNode } from "react";
import type { CheckoutData } from "../../../pages/checkout/contract.ts";
import { insteadOfFollowing } from "../../ui/is-plain-click.ts";
import { atStep } from "./guess-step.ts";
import { useSteps } from "./use-steps.tsx";

type ToReviewProps = { data: CheckoutData; className: string | undefined; children: ReactNode };

export function ToReview({ data: { hrefOf }, className, children }: ToReviewProps) {
	const { open } = useSteps();
	return (
		<a
			className={className}
			href={hrefOf.review}
			onClick={insteadOfFollowing(() => open(hrefOf.review, (page) => atStep(page, "review")))}
		>
			{children}
		</a>
	);
}
