import './head.ts';
import { offerListening } from '../../components/listen/offer-listening.ts';

// The inline script in the head of a page with a Listen button.
offerListening();
