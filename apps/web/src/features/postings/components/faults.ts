// What the server found wrong with which field, shared by the form and by what shows the posting.
import type { ApiProblem } from '@fairway/client/problem';
import { create } from 'zustand';
