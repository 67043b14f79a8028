import type { Campaign } from "../../../shared/domain/campaign/campaign.ts";
import type { PreviewState } from "../../../shared/domain/preview/preview-state.ts";

/** Returns the campaign of a request. The moment and the source code of a preview come before those of links (preview-3). */
export const previewedCampaign = (campaign: Campaign, preview: PreviewState | undefined): Campaign => ({
	...campaign,
	...(preview?.at && { effectiveDateTime: preview.at }),
	...(preview?.sourceCode && { sourceCode: preview.sourceCode }),
});
